import { QuickChance, seedFrom } from '@castellan/kernel';

/** The seed of the n-th game of a run. The first has the run's own, so that any one game can be played again. */
export function seedOfGame(run: string, n: number): string {
  return n === 0 ? seedFrom(run) : seedFrom(`${run}:${n}`);
}

/** The choices of an all-random game: follow from its seed, and are not its dice. */
export function playoutChance(seed: string): QuickChance {
  return new QuickChance(Number.parseInt(seed.slice(51), 16));
}
