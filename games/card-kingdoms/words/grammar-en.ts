import { saidList } from '@castellan/kernel';
import type { Said } from '@castellan/kernel';
import { counted, englishGrammar, present } from '@castellan/powers';
import type { Amounts } from '@castellan/powers';
import type { TokenName } from '../cards/language.ts';
import { rows } from '../vocabulary/en.ts';

export const grammar = englishGrammar(rows);

export const tokenName = (token: string, n: number): string =>
  counted(n, rows.resources[token as TokenName]);

/** "2 gold and 1 magic", each amount by itself. */
export const tokenParts = (tokens: Amounts): Said => {
  const parts = present(tokens).map(([token, n]) => ({
    text: tokenName(token, n),
    amount: token,
    n,
  }));
  return parts.length === 0 ? [grammar.amounts([])] : saidList(parts, ', ', ' and ');
};
