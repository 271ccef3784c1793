import { frenchName } from '@castellan/powers';
import { grammar, rows } from '../vocabulary/fr.ts';
import { fr as words } from '../words/fr.ts';
import { names } from '../words/names-fr.ts';
import { cardTexts } from './card-texts-fr.ts';
import { settled } from './rulings-fr.ts';
import { rulingsIn } from './rulings.ts';
import type { Speech } from './speech.ts';
import { terms } from './terms-fr.ts';

export const speech: Speech = {
  called: id => frenchName(names[id as keyof typeof names]),
  words,
  rows,
  grammar,
  cardTexts,
  kinds: { citizen: 'Citoyens', quest: 'Quêtes', 'guild-master': 'Maîtres de guilde' },
  terms,
  rulings: rulingsIn(settled),
};
