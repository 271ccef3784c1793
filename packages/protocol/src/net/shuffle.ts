import type { Agreed } from '@castellan/kernel';
import { promiseText, sha256 } from '@castellan/kernel';

/**
 * How a table on the network comes to its seed. The server draws a secret and publishes a promise that binds it to
 * the table, its game, its settings and who sits where. Only then does each player's browser add a number of its own.
 * So the server can't try secrets until it likes the deck, and nobody at the table knows the deck in advance.
 */
export interface Shuffle {
  /** The table that this shuffle is for: a promise can't be used twice. */
  readonly table: string;
  readonly secret: string;
  readonly promise: string;
  /** What each seat's browser added; null where it did not answer in time, or where a bot sits. */
  readonly numbers: readonly (string | null)[];
  /** What was promised while someone who has since asked to be forgotten still had a name here. */
  readonly before?: string;
}

/** What is settled when the promise is made: all but the seed. */
export type Settled = Omit<Agreed, 'seed'>;

/** What the server publishes before anyone has added a number. */
export function shufflePromise(table: string, settled: Settled, secret: string): string {
  return sha256(`castellan shuffle ${table} ${promiseText({ ...settled, seed: secret })}`);
}

/** The seed that comes of it. */
export function shuffledSeed(secret: string, numbers: Shuffle['numbers']): string {
  return sha256(`castellan seed ${secret} ${numbers.map(number => number ?? '-').join(' ')}`);
}

/** What a player's browser kept from before the first card. */
export interface ShuffleReceipt {
  readonly promise: string;
  readonly seat: number;
  /** Null: another device of the same person had added one before. */
  readonly number: string | null;
  /** The server said at once that it did not take it: it came too late, or another device was quicker. */
  readonly isTaken?: false;
}

/** What is found out about a shuffle when the game is over. */
export interface ShuffleFindings {
  /** The promise covers this table, its settings, its seating and the secret. */
  readonly isPromised: boolean;
  /** The seed is made of the secret and the numbers. */
  readonly isMixed: boolean;
  /** The promise is the one that this browser kept, or was before a name was taken out; null: it kept none. */
  readonly isKept: boolean | null;
  /** The number that this browser added is in it; `refused`: the server did not take it, and said so; null: it added none. */
  readonly isMine: boolean | 'refused' | null;
  /** The seats of people whose browsers did not answer in time. */
  readonly leftOut: readonly number[];
}

export function checkShuffle(
  shuffle: Shuffle,
  agreed: Agreed,
  receipts: readonly ShuffleReceipt[],
): ShuffleFindings {
  const { table, secret, promise, numbers, before } = shuffle;
  const isOurs = (kept: ShuffleReceipt): boolean =>
    kept.promise === promise || kept.promise === before;
  return {
    isPromised: shufflePromise(table, agreed, secret) === promise,
    isMixed: shuffledSeed(secret, numbers) === agreed.seed,
    isKept: receipts.length === 0 ? null : receipts.every(isOurs),
    isMine: isMine(numbers, receipts),
    leftOut: (agreed.seating ?? []).flatMap(({ chair }, seat) =>
      chair === 'person' && numbers[seat] === null ? [seat] : [],
    ),
  };
}

function isMine(
  numbers: Shuffle['numbers'],
  receipts: readonly ShuffleReceipt[],
): ShuffleFindings['isMine'] {
  const added = receipts.filter(({ number }) => number !== null);
  const seats = [...new Set(added.map(({ seat }) => seat))];
  if (seats.length === 0) return null;
  const of = (seat: number): ShuffleReceipt[] => added.filter(kept => kept.seat === seat);
  // A page that was loaded twice may have kept two for one seat, and sent the first.
  const missing = seats.filter(seat => of(seat).every(({ number }) => number !== numbers[seat]));
  if (missing.length === 0) return true;
  const isSaid = (seat: number): boolean => of(seat).every(({ isTaken }) => isTaken === false);
  return missing.every(isSaid) ? 'refused' : false;
}
