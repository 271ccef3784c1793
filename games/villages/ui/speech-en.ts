import { grammar, rows } from '../vocabulary/en.ts';
import { en as words } from '../words/en.ts';
import { printedName } from '../words/cards.ts';
import { cardTexts } from './card-texts-en.ts';
import { rulings } from './rulings-en.ts';
import type { Speech } from './speech.ts';
import { texts } from './texts-en.ts';

export const speech: Speech = {
  called: printedName,
  words,
  rows,
  grammar,
  cardTexts,
  kinds: { building: 'Buildings', adventurer: 'Adventurers', castle: 'Castles' },
  texts,
  rulings,
};
