import { defineGame } from '@castellan/kernel';
import type { Game, Steps } from '@castellan/kernel';
import { buildSteps } from './actions/build.ts';
import { paySteps } from './actions/pay.ts';
import { recruitSteps } from './actions/recruit.ts';
import { slaySteps } from './actions/slay.ts';
import { appraise1 } from './appraise-1.ts';
import { appraise } from './appraise.ts';
import { board } from './board.ts';
import { problems } from './check.ts';
import { clone } from './clone.ts';
import { inPlay } from './in-play.ts';
import { ledger } from './ledger.ts';
import { legend } from './legend.ts';
import { settings, variants } from './settings.ts';
import { actionSteps } from './phases/action.ts';
import { dukeSteps } from './phases/dukes.ts';
import { endSteps } from './phases/end.ts';
import { harvestSteps } from './phases/harvest.ts';
import { monstersSteps } from './phases/monsters.ts';
import { rollSteps } from './phases/roll.ts';
import { interpreter } from './powers.ts';
import { powers } from './printed.ts';
import { outcome, standing } from './scoring.ts';
import { deal, unpack } from './setup.ts';
import { description } from './state.ts';
import type { State } from './state.ts';
import { takes } from './takes.ts';
import { verbSteps } from './verbs.ts';
import { sample, view } from './view.ts';
import type { CardKingdomsView } from './view.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const steps: Steps<State> = {
  ...dukeSteps,
  ...rollSteps,
  ...harvestSteps,
  ...actionSteps,
  ...slaySteps,
  ...recruitSteps,
  ...buildSteps,
  ...paySteps,
  ...monstersSteps,
  ...endSteps,
  ...verbSteps,
  ...interpreter.steps,
};

export const cardKingdoms: Game<State, CardKingdomsView> = defineGame<State, CardKingdomsView>({
  id: 'card-kingdoms',
  name: 'Valeria: Card Kingdoms',
  rulesVersion: 1,
  settings,
  variants,
  steps,
  unpack,
  deal,
  description,
  clone,
  view,
  sample,
  outcome,
  standing,
  cards: description.cards,
  problems: state => problems(state, steps),
  turns: state => state.turn,
  takes,
  powers,
  inPlay,
  ledger,
  legend,
  words: { en, de },
  board,
  appraise,
  anchors: { 'greedy-1': appraise1 },
});

export type { State as CardKingdomsState } from './state.ts';
export type { CardKingdomsView } from './view.ts';

export { cardKingdoms as game };
