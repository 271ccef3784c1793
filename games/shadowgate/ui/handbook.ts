import { handbookFrom, learnedFrom } from '@castellan/table/legend';
import { terms } from '../vocabulary/terms.ts';
import { card, cards } from './faces.ts';
import { lessons } from '../words/made/lessons.ts';
import { icon, speech } from './speech.ts';
import { course } from './tutorial.ts';

/** The rules, by the numbers of `docs/rules/shadowgate.md`, the legend of the icons and the lessons. */
export const handbook = handbookFrom({
  book: 'SG',
  pictured: {
    '1.4': ['adventure:silver-arrow', 'adventure:spell-of-fortitude'],
    '1.6': ['quest:the-silent-guard'],
    '1.7': ['character:ranger'],
    '6.3': ['adventure:shapechangers-draught'],
    '4.4': ['adventure:quick-reflexes'],
  },
  ui: { card, cards, icon },
  terms,
  course,
  firstTimes: {
    side: ['12.3'],
    action: ['4.1', '4.2', '4.5'],
    level: ['8.3', '8.7'],
    use: ['8.5', '8.8'],
    keep: ['9.4'],
  },
  texts: learnedFrom(lessons, speech),
});
