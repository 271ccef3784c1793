import { handbookFrom, learnedFrom } from '@castellan/table/legend';
import { terms } from '../vocabulary/terms.ts';
import { lessons } from '../words/made/lessons.ts';
import { card, cards } from './faces.ts';
import { icon, speech } from './speech.ts';
import { course } from './tutorial.ts';

/** The rules, by the numbers of `docs/rules/margraves.md`, the legend of the icons and the lessons. */
export const handbook = handbookFrom({
  book: 'MV',
  pictured: {
    '1.4': ['citizen:merchant'],
    '1.6': ['monster:goblin-raiders'],
    '1.8': ['tile:i-06', 'tile:i-29'],
    '2.9': ['wealth:w15'],
  },
  ui: { card, cards, icon },
  terms,
  course,
  texts: learnedFrom(lessons, speech),
});
