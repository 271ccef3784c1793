/** The sums needed for a mean and a standard deviation; two of them can be added. */
export interface Spread {
  n: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

export interface Summary {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  readonly sd: number;
}

export function newSpread(): Spread {
  return { n: 0, sum: 0, squares: 0, min: Number.MAX_VALUE, max: -Number.MAX_VALUE };
}

export function addValue(spread: Spread, x: number): void {
  spread.n++;
  spread.sum += x;
  spread.squares += x * x;
  if (x < spread.min) spread.min = x;
  if (x > spread.max) spread.max = x;
}

export function addSpread(into: Spread, from: Spread): void {
  into.n += from.n;
  into.sum += from.sum;
  into.squares += from.squares;
  into.min = Math.min(into.min, from.min);
  into.max = Math.max(into.max, from.max);
}

export function summary({ n, sum, squares, min, max }: Spread): Summary {
  if (n === 0) return { mean: 0, min: 0, max: 0, sd: 0 };
  const mean = sum / n;
  const variance = n < 2 ? 0 : Math.max(0, (squares - sum * mean) / (n - 1));
  return { mean: rounded(mean), min, max, sd: rounded(Math.sqrt(variance)) };
}

export const rounded = (x: number, digits = 3): number => Number(x.toFixed(digits));
