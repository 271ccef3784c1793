import { TOKENS } from '../cards/language.ts';

/** How many of each token. */
export type Amounts = Readonly<Record<string, number>>;

/** Those of which there are some, in the order of the purse. */
export const amountsIn = (tokens: Amounts): [token: string, n: number][] =>
  TOKENS.map((token): [string, number] => [token, tokens[token] ?? 0]).filter(([, n]) => n > 0);
