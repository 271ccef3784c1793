import { handbookFrom, learnedFrom } from '@castellan/table/legend';
import { terms } from '../vocabulary/terms.ts';
import { lessons } from '../words/made/lessons.ts';
import { card, cards } from './faces.ts';
import { icon, speech } from './speech.ts';
import { course } from './tutorial.ts';

/** The rules, by the numbers of `docs/rules/villages.md`, the legend of the icons and the lessons. */
export const handbook = handbookFrom({
  book: 'VV',
  pictured: {
    '1.2': ['building:barracks'],
    '1.5': ['adventurer:knight'],
    '1.6': ['castle:0'],
  },
  ui: { card, cards, icon },
  terms,
  course,
  firstTimes: {
    develop: ['1.4', '2.8'],
    lead: ['4.1', '4.2', '4.3'],
    follow: ['4.4', '4.6'],
    draw: ['3.1'],
    discard: ['3.5'],
    pile: ['3.2'],
    provide: ['6.1', '6.2', '6.3', '6.4'],
    'power/use': ['9.2', '9.3'],
  },
  texts: learnedFrom(lessons, speech),
});
