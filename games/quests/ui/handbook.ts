import { handbookFrom, learnedFrom } from '@castellan/table/legend';
import { terms } from '../vocabulary/terms.ts';
import { lessons } from '../words/made/lessons.ts';
import { card, cards, row } from './faces.ts';
import { icon, speech } from './speech.ts';
import { course } from './tutorial.ts';

/** The rules, by the numbers of `docs/rules/quests.md`, the legend of the icons and the lessons. */
export const handbook = handbookFrom({
  book: 'QV',
  pictured: {
    '1.2': ['citizen:rogue'],
    '1.3': ['quest:steal-the-barons-ledger'],
    '1.4': ['guild-master:ysolde-ledgerhand'],
  },
  ui: { card, cards, row, icon },
  terms,
  course,
  firstTimes: {
    action: ['3.2', '3.6'],
    hire: ['5.1', '5.2', '5.6'],
    pay: ['5.3', '5.4'],
    reserve: ['6.1', '6.3', '6.4'],
    'take-quest': ['6.2'],
    quest: ['7.1', '7.7'],
    send: ['7.2', '7.3', '7.6'],
    limit: ['8.4'],
    'power/use': ['3.3', '3.5'],
  },
  texts: learnedFrom(lessons, speech),
});
