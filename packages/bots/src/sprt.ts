import { shareFor } from './elo.ts';

/** What a sequential test says: the better, the worse, or not yet. */
export type Verdict = 'better' | 'not better' | 'open';

export interface Sprt {
  readonly verdict: Verdict;
  /** The logarithm of how much more likely the samples are if the first is better by `more` than by `less`. */
  readonly llr: number;
}

/** Both kinds of error in 1 of 20 tests: log(0.95 / 0.05). */
const BOUND = 2.944;
/** Before this many samples, their spread is not known well enough. */
const LEAST = 10;

/**
 * A sequential probability ratio test, as chess engines are tested: is the first better than even by `more` Elo,
 * rather than by `less`? A sample is the share that it won of the games of one seed, in all rotations.
 */
export function sprt(
  samples: readonly number[],
  players: number,
  less: number,
  more: number,
): Sprt {
  const n = samples.length;
  if (n < LEAST) return { verdict: 'open', llr: 0 };
  const mean = samples.reduce((sum, x) => sum + x, 0) / n;
  // A little is added, so that samples without any spread do not prove everything.
  const spread = samples.reduce((sum, x) => sum + (x - mean) ** 2, 0.05) / n;
  const low = shareFor(less, players);
  const high = shareFor(more, players);
  const llr = ((high - low) / spread) * n * (mean - (low + high) / 2);
  return { verdict: llr >= BOUND ? 'better' : llr <= -BOUND ? 'not better' : 'open', llr };
}
