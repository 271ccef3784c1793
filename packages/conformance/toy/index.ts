// Market Day. The only door to its rules.
import { defineGame } from '@castellan/kernel';
import type { Game, Rules } from '@castellan/kernel';
import { appraise } from './appraise.ts';
import { board } from './board.ts';
import { WARES } from './cards/wares.ts';
import { problems } from './check.ts';
import { ledger } from './ledger.ts';
import { inPlay, powers } from './printed.ts';
import { outcome, standing, takes } from './scoring.ts';
import { settings, variants } from './settings.ts';
import { deal, unpack } from './setup.ts';
import type { Seen, State } from './state.ts';
import { table } from './state.ts';
import { steps } from './turn.ts';
import { en } from './words/en.ts';

export const rules: Rules<State, Seen> = {
  id: 'market-day',
  name: 'Market Day',
  rulesVersion: 1,
  settings,
  variants,
  steps,
  unpack,
  deal,
  description: table,
  clone: table.clone,
  view: table.show,
  sample: table.guess,
  outcome,
  standing,
  takes,
  cards: table.cards,
  problems,
  turns: state => state.turn,
  powers,
  inPlay,
  ledger,
  legend: { numbers: { ware: WARES.map(({ id }) => id) }, where: table.where },
  words: { en },
  board,
  appraise,
};

export const game: Game<State, Seen> = defineGame(rules);
