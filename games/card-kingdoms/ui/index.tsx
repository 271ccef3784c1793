import type { GameUi } from '@castellan/table';
import type { CardKingdomsView } from '../view.ts';
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
    name: 'Card Kingdoms',
    line: 'Roll the dice, wake your Citizens, slay Monsters and build Domains before the stacks run dry.',
    minutes: '30–60',
    solo: 'Alone against the Dark Lord',
  },
  de: {
    name: 'Card Kingdoms',
    line: 'Würfle, wecke deine Bürger, erlege Monster und baue Domänen, bevor die Stapel leer sind.',
    minutes: '30–60',
    solo: 'Allein gegen den Dunklen Fürsten',
  },
} as const;

export const ui: GameUi<CardKingdomsView> = {
  id: 'card-kingdoms',
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
