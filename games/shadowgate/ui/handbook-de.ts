import { grammar, rows } from '../vocabulary/de.ts';
import type { Texts } from './handbook-texts.ts';
import { lessons } from './lessons-de.ts';
import { meanings } from './meanings-de.ts';
import { de as rules } from './rules-de.ts';

export const texts: Texts = { rules, lessons, rows, grammar, meanings };
