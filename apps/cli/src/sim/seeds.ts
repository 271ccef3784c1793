import { QuickChance, seedFrom } from '@castellan/kernel';

/**
 * The seed of the nth game of a run. The first game has the run's own seed, so that any single game can be played
 * again.
 */
export function seedOfGame(run: string, n: number): string {
  return n === 0 ? seedFrom(run) : seedFrom(`${run}:${n}`);
}

/** The choices of a random game: they follow from its seed, but are not its dice. */
export function playoutChance(seed: string): QuickChance {
  return new QuickChance(Number.parseInt(seed.slice(51), 16));
}
