import { frenchName } from '@castellan/powers';
import { rows } from '../vocabulary/fr.ts';
import { fr as words } from '../words/fr.ts';
import { names } from '../words/names-fr.ts';
import type { Speech } from './speech.ts';
import { terms } from './terms-fr.ts';

export const speech: Speech = {
  called: id => frenchName(names[id as keyof typeof names]),
  words,
  rows,
  kinds: { adventure: 'Cartes aventure', quest: 'Quêtes', character: 'Personnages' },
  terms,
};
