import { rows } from '../vocabulary/en.ts';
import { en as words } from '../words/en.ts';
import { printedName } from '../words/cards.ts';
import type { Speech } from './speech.ts';
import { terms } from './terms-en.ts';

export const speech: Speech = {
  called: printedName,
  words,
  rows,
  kinds: { adventure: 'Adventure cards', quest: 'Quests', character: 'Characters' },
  terms,
};
