import { rows } from '../vocabulary/de.ts';
import { de as words } from '../words/de.ts';
import { lessons } from './lessons-de.ts';
import { de as rules } from './rules-de.ts';
import type { Speech } from './speech.ts';
import { terms } from './terms-de.ts';

export const speech: Speech = {
  words,
  rows,
  kinds: { adventure: 'Abenteuerkarten', quest: 'Quests', character: 'Charaktere' },
  terms,
  rules,
  lessons,
};
