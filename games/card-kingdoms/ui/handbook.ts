import { handbookFrom, learnedFrom } from '@castellan/table/legend';
import { terms } from '../vocabulary/terms.ts';
import { lessons } from '../words/made/lessons.ts';
import { card, cards, row } from './faces.ts';
import { icon, speech } from './speech.ts';
import { course } from './tutorial.ts';

/** The rules, by the numbers of `docs/rules/card-kingdoms.md`, the legend of the icons and the lessons. */
export const handbook = handbookFrom({
  book: 'CK',
  pictured: {
    '1.7': ['citizen:merchant'],
    '1.8': ['monster:goblin'],
    '1.9': ['domain:blood-crow-army'],
    '2.9': ['citizen:starter-peasant', 'citizen:starter-knight'],
    '2.10': ['duke:hrothgar-the-conqueror'],
  },
  ui: { card, cards, row, icon },
  terms,
  course,
  firstTimes: {
    duke: ['2.10'],
    'change-dice': ['3.4', '3.5'],
    'power/use': ['4.8', '4.9'],
    compensation: ['4.13'],
    action: ['5.1', '5.5'],
    pay: ['5.4'],
    'slay-more': ['5.7'],
    'power/acquire': ['5.8'],
    'power/pay': ['4.10'],
    'power/aim': ['5.10'],
  },
  texts: learnedFrom(lessons, speech),
});
