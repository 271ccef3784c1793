// Market Day: the toy game. The only door to its rules.
import { defineGame } from '@castellan/kernel';
import type { Game, Rules } from '@castellan/kernel';
import { appraise } from './appraise.ts';
import { board } from './board.ts';
import { problems } from './check.ts';
import { ledger } from './ledger.ts';
import { powers } from './powers.ts';
import { outcome, points } from './scoring.ts';
import { settings, variants } from './settings.ts';
import { deal, unpack } from './setup.ts';
import type { State } from './state.ts';
import { cards, clone } from './state.ts';
import { steps } from './turn.ts';
import type { Seen } from './view.ts';
import { sample, view } from './view.ts';
import { en } from './words/en.ts';

export const toyRules: Rules<State, Seen> = {
  id: 'market-day',
  name: 'Market Day',
  rulesVersion: 1,
  options: settings,
  variants,
  steps,
  unpack,
  deal,
  clone,
  view,
  sample,
  outcome,
  standing: state => state.players.map(points),
  inSight: view => view.players.map(points),
  cards,
  problems,
  turns: state => state.turn,
  powers,
  inPlay: () => powers.map((_, power) => power),
  ledger,
  words: { en },
  board,
  appraise,
};

export const toy: Game<State, Seen> = defineGame(toyRules);

export type { Stall, Ware } from './cards/wares.ts';
export { WARES } from './cards/wares.ts';
export type { State as ToyState } from './state.ts';
export type { Seen as ToySeen } from './view.ts';
