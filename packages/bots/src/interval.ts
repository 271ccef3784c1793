/** A share, and the range in which it lies with 95 % confidence. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/**
 * The mean of independent samples from 0 to 1, with its 95 % interval: from their spread, or, if they have none (all
 * won, all lost), by Wilson's formula, which claims no certainty from few samples.
 */
export function shareOf(samples: readonly number[]): Share {
  const n = samples.length;
  if (n === 0) return { share: 0, low: 0, high: 1 };
  const share = samples.reduce((sum, x) => sum + x, 0) / n;
  const squares = samples.reduce((sum, x) => sum + (x - share) ** 2, 0);
  if (n > 1 && squares > 0) {
    const margin = Z * Math.sqrt(squares / (n - 1) / n);
    return { share, low: Math.max(0, share - margin), high: Math.min(1, share + margin) };
  }
  return rateOf(share * n, n);
}

/** The share of successes among this many tries, with the 95 % interval by Wilson's formula. */
export function rateOf(wins: number, n: number): Share {
  const share = wins / n;
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const margin =
    (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return { share, low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) };
}
