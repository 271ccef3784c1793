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
  firstTimes: {
    keep: ['2.9'],
    cash: ['2.10'],
    play: ['4.1', '4.3'],
    move: ['4.4', '6.2'],
    deploy: ['4.5', '6.3'],
    wild: ['3.2'],
    influence: ['9.1', '9.2'],
    slay: ['7.1', '7.4'],
    battle: ['7.3'],
    dismiss: ['5.2'],
    hire: ['5.4'],
    retrieve: ['5.6'],
    'make-room': ['3.5'],
    ship: ['6.6', '6.7'],
    privilege: ['9.3'],
    'face-down': ['4.7'],
    build: ['8.2', '8.3', '8.4'],
    'grants/gate': ['9.5'],
  },
  texts: learnedFrom(lessons, speech),
});
