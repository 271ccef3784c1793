import { grammar, rows } from '../vocabulary/en.ts';
import type { HandbookTexts } from './handbook-texts.ts';
import { lessons } from './lessons-en.ts';
import { meanings } from './meanings-en.ts';
import { en as rules } from './rules-en.ts';

export const texts: HandbookTexts = { rules, lessons, rows, grammar, meanings };
