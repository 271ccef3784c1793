import type { Seated } from './seating.ts';
import { sha256 } from './sha256.ts';

/** Everything that is settled before the first card. */
export interface Agreed {
  readonly game: string;
  readonly rulesVersion: number;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** Who sat down; null if nobody was named, as at a table for programs. */
  readonly seating: readonly Seated[] | null;
  readonly seed: string;
}

/** The save formats whose promise covers all of this. */
type PromiseFormat = 2 | 3;

/**
 * What a table publishes before the first card. Nothing that was agreed can be changed afterwards, and nothing can be
 * guessed from it.
 */
export function promiseOf(agreed: Agreed, format: PromiseFormat = 3): string {
  return sha256(promiseText(agreed, format));
}

/**
 * What is promised, as one text: JSON without spaces, with names in alphabetical order. Anyone can get it from a
 * saved game with `jq -jcS '{castellan,game,rulesVersion,seating,seed,settings}'`; for format 2, which calls the
 * settings options, with `jq -jcS '{castellan,game,options,rulesVersion,seating,seed}'`.
 */
export function promiseText(agreed: Agreed, format: PromiseFormat = 3): string {
  const { game, rulesVersion, seating, seed } = agreed;
  const settings = Object.fromEntries(
    Object.entries(agreed.settings).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const seats = seating?.map(({ chair, name }) => ({ chair, name })) ?? null;
  return JSON.stringify(
    format === 2
      ? { castellan: 2, game, options: settings, rulesVersion, seating: seats, seed }
      : { castellan: 3, game, rulesVersion, seating: seats, seed, settings },
  );
}
