import { germanName } from '@castellan/powers';
import { rows } from '../vocabulary/de.ts';
import { de as words } from '../words/de.ts';
import { names } from '../words/names-de.ts';
import type { Speech } from './speech.ts';
import { terms } from './terms-de.ts';

export const speech: Speech = {
  called: id => germanName(names[id as keyof typeof names]),
  words,
  rows,
  kinds: { adventure: 'Abenteuerkarten', quest: 'Quests', character: 'Charaktere' },
  terms,
};
