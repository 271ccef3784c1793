import { germanName } from '@castellan/powers';
import { grammar, rows } from '../vocabulary/de.ts';
import { de as words } from '../words/de.ts';
import { names } from '../words/names-de.ts';
import { cardTexts } from './card-texts-de.ts';
import { settled } from './rulings-de.ts';
import { rulingsIn } from './rulings.ts';
import type { Speech } from './speech.ts';
import { terms } from './terms-de.ts';

export const speech: Speech = {
  called: id => germanName(names[id as keyof typeof names]),
  words,
  rows,
  grammar,
  cardTexts,
  kinds: { citizen: 'Bürger', quest: 'Quests', 'guild-master': 'Gildenmeister' },
  terms,
  rulings: rulingsIn(settled),
};
