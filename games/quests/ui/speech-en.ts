import { grammar, rows } from '../vocabulary/en.ts';
import { en as words } from '../words/en.ts';
import { printedName } from '../words/cards.ts';
import { cardTexts } from './card-texts-en.ts';
import { settled } from './rulings-en.ts';
import { rulingsIn } from './rulings.ts';
import { terms } from './terms-en.ts';

export const speech = {
  /** What a card is called, by its id. */
  called: printedName,
  words,
  rows,
  grammar,
  cardTexts,
  /** What the cards of a kind are called together. */
  kinds: { citizen: 'Citizens', quest: 'Quests', 'guild-master': 'Guild Masters' },
  terms,
  rulings: rulingsIn(settled),
};
