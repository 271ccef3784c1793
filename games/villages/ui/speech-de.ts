import { rows } from '../vocabulary/de.ts';
import { de as words } from '../words/de.ts';
import { cardTexts } from './card-texts-de.ts';
import { lessons } from './lessons-de.ts';
import { de as rules } from './rules-de.ts';
import { rulings } from './rulings-de.ts';
import type { Speech } from './speech.ts';
import { texts } from './texts-de.ts';

export const speech: Speech = {
  words,
  rows,
  cardTexts,
  kinds: { building: 'Gebäude', adventurer: 'Abenteurer', castle: 'Burgen' },
  texts,
  rules,
  lessons,
  rulings,
};
