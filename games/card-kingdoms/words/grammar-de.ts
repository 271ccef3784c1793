import { saidList } from '@castellan/kernel';
import type { Said } from '@castellan/kernel';
import { counted, germanGrammar, present } from '@castellan/powers';
import type { Amounts } from '@castellan/powers';
import type { TokenName } from '../cards/language.ts';
import { rows } from '../vocabulary/de.ts';

export const grammar = germanGrammar(rows);

export const tokenName = (token: string, n: number): string =>
  counted(n, rows.resources[token as TokenName]);

/** "Gold", without a number. */
export const tokenWord = (token: string): string => rows.resources[token as TokenName][0];

/** "2 Gold und 1 Magie", each amount by itself. */
export const tokenParts = (tokens: Amounts): Said => {
  const parts = present(tokens).map(([token, n]) => ({
    text: tokenName(token, n),
    amount: token,
    n,
  }));
  return parts.length === 0 ? [grammar.amounts([])] : saidList(parts, ', ', ' und ');
};
