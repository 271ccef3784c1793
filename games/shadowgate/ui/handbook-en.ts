import { grammar, rows } from '../vocabulary/en.ts';
import type { Texts } from './handbook-texts.ts';
import { lessons } from './lessons-en.ts';
import { meanings } from './meanings-en.ts';
import { en as rules } from './rules-en.ts';

export const texts: Texts = { rules, lessons, rows, grammar, meanings };
