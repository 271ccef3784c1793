import { frenchName } from '@castellan/powers';
import { grammar, rows } from '../vocabulary/fr.ts';
import { fr as words } from '../words/fr.ts';
import { names } from '../words/names-fr.ts';
import type { Speech } from './speech.ts';
import { texts } from './texts-fr.ts';

export const speech: Speech = {
  called: id => frenchName(names[id as keyof typeof names]),
  words,
  rows,
  grammar,
  kinds: { citizen: 'Citoyens', monster: 'Monstres', location: 'Lieux' },
  texts,
};
