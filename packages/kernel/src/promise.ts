import type { Seated } from './seating.ts';
import { sha256 } from './sha256.ts';

/** All that is settled before the first card. */
export interface Agreed {
  readonly game: string;
  readonly rulesVersion: number;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** Who sat down; null where nobody was named, as at a table for programs. */
  readonly seating: readonly Seated[] | null;
  readonly seed: string;
}

/** The formats of a save whose promise is of all that. */
type PromiseFormat = 2 | 3;

/** What a table publishes before the first card: nothing that was agreed can be changed afterwards, nor guessed from this. */
export function promiseOf(agreed: Agreed, format: PromiseFormat = 3): string {
  return sha256(promiseText(agreed, format));
}

/**
 * What is promised, as one text: JSON without spaces, all names in the order of the alphabet. From a saved game anyone gets
 * it by `jq -jcS '{castellan,game,rulesVersion,seating,seed,settings}'`; of format 2, whose word for the settings was
 * options, by `jq -jcS '{castellan,game,options,rulesVersion,seating,seed}'`.
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
