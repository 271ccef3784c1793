import { germanGrammar } from '@castellan/powers';
import { rows } from '../vocabulary/de.ts';

export const grammar = germanGrammar(rows);
