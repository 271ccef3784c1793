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
  texts: learnedFrom(lessons, speech),
});
