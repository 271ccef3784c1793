import type { GameUi } from '@castellan/table';
import type { ShadowgateView } from '../state.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { Board } from './board.tsx';
import { card, cards } from './faces.ts';
import { flights } from './flights.ts';
import { icon } from './icons.ts';
import { rules } from './rules.ts';
import { tutorial } from './tutorial.ts';

const ABOUT = {
  en: {
    name: 'Quests of Shadowgate',
    line: 'Gather the right items, pay for the right quests, and leave the castle with 25 Victory Points before your rivals do.',
    minutes: '30–45',
    solo: 'Alone: 25 points in eight turns',
  },
  de: {
    name: 'Quests of Shadowgate',
    line: 'Sammle die richtigen Gegenstände, bezahle die richtigen Quests und verlass das Schloss mit 25 Siegpunkten, ehe es die anderen tun.',
    minutes: '30–45',
    solo: 'Allein: 25 Punkte in acht Zügen',
  },
} as const;

export const ui: GameUi<ShadowgateView> = {
  id: 'shadowgate',
  Board,
  card,
  cards,
  flights,
  words: locale => (locale === 'de' ? de : en),
  icon,
  rules,
  tutorial,
  about: locale => ABOUT[locale],
};
