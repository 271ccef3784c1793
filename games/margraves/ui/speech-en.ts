import { grammar, rows } from '../vocabulary/en.ts';
import { en as words } from '../words/en.ts';
import { printedName } from '../words/cards.ts';
import type { Speech } from './speech.ts';
import { texts } from './texts-en.ts';

export const speech: Speech = {
  called: printedName,
  words,
  rows,
  grammar,
  kinds: { citizen: 'Citizens', monster: 'Monsters', location: 'Locations' },
  texts,
};
