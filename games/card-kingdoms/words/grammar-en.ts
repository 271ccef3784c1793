import { counted, englishGrammar, present } from '@castellan/powers';
import type { Amounts } from '@castellan/powers';
import type { Token } from '../cards/language.ts';
import { rows } from '../vocabulary/en.ts';

export const grammar = englishGrammar(rows);

export const tokenName = (token: string, n: number): string =>
  counted(n, rows.resources[token as Token]);

/** "2 gold and 1 magic". */
export const tokenList = (tokens: Amounts): string => grammar.amounts(present(tokens));
