import { englishGrammar } from '@castellan/powers';
import type { Grammar } from '@castellan/powers';
import { rows } from '../vocabulary/en.ts';

export const grammar: Grammar = englishGrammar(rows);
