import { grammar, rows } from '../vocabulary/en.ts';
import { en as words } from '../words/en.ts';
import { printedName } from '../words/cards.ts';
import { cardTexts } from './card-texts-en.ts';
import { rulings } from './rulings-en.ts';
import type { Speech } from './speech.ts';
import { terms } from './terms-en.ts';

export const speech: Speech = {
  called: printedName,
  words,
  rows,
  grammar,
  cardTexts,
  kinds: { citizen: 'Citizens', quest: 'Quests', 'guild-master': 'Guild Masters' },
  terms,
  rulings,
};
