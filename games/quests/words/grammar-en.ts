import { englishGrammar } from '@castellan/powers';
import { rows } from '../vocabulary/en.ts';

export const grammar = englishGrammar(rows);
