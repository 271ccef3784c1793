import { counted, germanGrammar, present } from '@castellan/powers';
import type { Amounts } from '@castellan/powers';
import type { Token } from '../cards/language.ts';
import { rows } from '../vocabulary/de.ts';

export const grammar = germanGrammar(rows);

export const tokenName = (token: string, n: number): string =>
  counted(n, rows.resources[token as Token]);

/** "Gold", without a number. */
export const tokenWord = (token: string): string => rows.resources[token as Token][0];

/** "2 Gold und 1 Magie". */
export const tokenList = (tokens: Amounts): string => grammar.amounts(present(tokens));
