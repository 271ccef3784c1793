import { germanGrammar } from '@castellan/powers';
import type { Grammar } from '@castellan/powers';
import { rows } from '../vocabulary/de.ts';

export const grammar: Grammar = germanGrammar(rows);
