import type { Seated } from './seating.ts';
import { sha256 } from './sha256.ts';

/** All that is settled before the first card. */
export interface Agreed {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Who sat down; null where nobody was named, as at a table for programs. */
  readonly seating: readonly Seated[] | null;
  readonly seed: string;
}

/** What a table publishes before the first card: nothing that was agreed can be changed afterwards, nor guessed from this. */
export function promiseOf(agreed: Agreed): string {
  return sha256(promiseText(agreed));
}

/**
 * What is promised, as one text: JSON without spaces, all names in the order of the alphabet. From a saved game anyone gets
 * it by `jq -jcS '{castellan,game,options,rulesVersion,seating,seed}'`.
 */
export function promiseText({ game, options, rulesVersion, seating, seed }: Agreed): string {
  const sorted = Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  const seats = seating?.map(({ chair, name }) => ({ chair, name })) ?? null;
  return JSON.stringify({
    castellan: 2,
    game,
    options: sorted,
    rulesVersion,
    seating: seats,
    seed,
  });
}
