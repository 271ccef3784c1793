import type { Sample } from './samples.ts';
import { chancesOf } from './samples.ts';

/** How badly chances foretold who won: the mean of the negative logarithms of what the winners were given. */
export function surpriseOf(samples: readonly Sample[], temper: number): number {
  let sum = 0;
  for (const { strengths, won } of samples) {
    const chances = chancesOf(strengths, temper);
    won.forEach((share, seat) => (sum -= share * Math.log(Math.max(1e-9, chances[seat]!))));
  }
  return sum / Math.max(1, samples.length);
}

/** Tempers are looked for between these. */
const [LEAST, MOST] = [0.2, 5];
const STEPS = 40;

/** By what strengths are best multiplied. The surprise has one lowest point, so it is found by thirds. */
export function temperFor(samples: readonly Sample[]): number {
  let [low, high] = [Math.log(LEAST), Math.log(MOST)];
  for (let i = 0; i < STEPS; i++) {
    const third = (high - low) / 3;
    const [left, right] = [low + third, high - third];
    if (surpriseOf(samples, Math.exp(left)) < surpriseOf(samples, Math.exp(right))) high = right;
    else low = left;
  }
  return Math.exp((low + high) / 2);
}

/** Seats that were given about the same chance: what was said on average, and what came. */
export interface Band {
  readonly said: number;
  readonly came: number;
  readonly n: number;
}

const BANDS = 10;

export function bandsOf(samples: readonly Sample[], temper: number): Band[] {
  const sums = Array.from({ length: BANDS }, () => ({ said: 0, came: 0, n: 0 }));
  for (const { strengths, won } of samples)
    chancesOf(strengths, temper).forEach((chance, seat) => {
      const band = sums[Math.min(BANDS - 1, Math.floor(chance * BANDS))]!;
      band.said += chance;
      band.came += won[seat]!;
      band.n++;
    });
  return sums
    .filter(({ n }) => n > 0)
    .map(({ said, came, n }) => ({ said: said / n, came: came / n, n }));
}

/** How far what was said is from what came, on average. */
export function gapOf(bands: readonly Band[]): number {
  const all = bands.reduce((sum, { n }) => sum + n, 0);
  return bands.reduce((sum, { said, came, n }) => sum + (n / all) * Math.abs(said - came), 0);
}
