// Market Day: the only entry to its rules.
import { defineGame } from '@castellan/kernel';
import type { Game, Rules } from '@castellan/kernel';
import { appraise } from './appraise.ts';
import { board } from './board.ts';
import { WARES } from './cards/wares.ts';
import { problems } from './check.ts';
import { edition } from './edition.ts';
import { ledger } from './ledger.ts';
import { inPlay, powers } from './printed.ts';
import { outcome, standing, takes } from './scoring.ts';
import { variants } from './settings.ts';
import { deal, unpack } from './setup.ts';
import type { Seen, State } from './state.ts';
import { description } from './state.ts';
import { steps } from './turn.ts';
import { words } from './words/index.ts';

export const rules: Rules<State, Seen> = {
  ...edition,
  variants,
  steps,
  unpack,
  deal,
  description,
  clone: description.clone,
  view: description.show,
  sample: description.guess,
  outcome,
  standing,
  takes,
  cards: description.cards,
  problems,
  turns: state => state.turn,
  powers,
  inPlay,
  ledger,
  legend: { numbers: { ware: WARES.map(({ id }) => id) }, where: description.where },
  words,
  board,
  appraise,
};

export const game: Game<State, Seen> = defineGame(rules);
