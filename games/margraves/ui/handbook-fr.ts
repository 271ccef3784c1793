import { grammar, rows } from '../vocabulary/fr.ts';
import type { Texts } from './handbook-texts.ts';
import { lessons } from './lessons-fr.ts';
import { meanings } from './meanings-fr.ts';
import { fr as rules } from './rules-fr.ts';

export const texts: Texts = { rules, lessons, rows, grammar, meanings };
