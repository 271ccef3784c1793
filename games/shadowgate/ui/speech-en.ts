import { rows } from '../vocabulary/en.ts';
import { en as words } from '../words/en.ts';
import { printedName } from '../words/cards.ts';
import { terms } from './terms-en.ts';

export const speech = {
  /** What a card is called, by its id. */
  called: printedName,
  words,
  rows,
  /** What the cards of a kind are called together. */
  kinds: { adventure: 'Adventure cards', quest: 'Quests', character: 'Characters' },
  terms,
};
