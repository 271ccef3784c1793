// Quests of Shadowgate: the base game. The only door to its rules.
import { defineGame } from '@castellan/kernel';
import type { Game } from '@castellan/kernel';
import { appraise1 } from './appraise-1.ts';
import { appraise } from './appraise.ts';
import { board } from './board.ts';
import { problems } from './check.ts';
import { ledger } from './ledger.ts';
import { legend } from './legend.ts';
import { settings, variants } from './settings.ts';
import { allPowers, powers } from './powers.ts';
import { outcome } from './scoring.ts';
import { description, victoryPoints } from './state.ts';
import { deal, unpack } from './setup.ts';
import type { Shadowgate, ShadowgateView } from './state.ts';
import { takes } from './takes.ts';
import { steps } from './turn.ts';
import { clone, sample, view } from './view.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const shadowgate: Game<Shadowgate, ShadowgateView> = defineGame({
  id: 'shadowgate',
  name: 'Quests of Shadowgate',
  rulesVersion: 2,
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
  standing: state => state.players.map(victoryPoints),
  cards: description.cards,
  problems,
  turns: state => state.turn.number,
  takes,
  powers,
  inPlay: () => allPowers,
  ledger,
  legend,
  words: { en, de },
  board,
  appraise,
  anchors: { 'greedy-1': appraise1 },
});

export { shadowgate as game };
