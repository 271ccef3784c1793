import type { Game, Position, Variant, View } from '@castellan/kernel';

/** How much a check may do. The same budget gives the same games, on any machine. */
export interface Budget {
  /** The games to be played: one for each seed. */
  readonly seeds: readonly string[];
  /** Expensive checks run at every nth decision; 1 for all of them. */
  readonly every: number;
  /** A game that is not over after so many answers never ends. */
  readonly limit: number;
  /** A game without secrets: what a viewer can't see is nothing. */
  readonly open: boolean;
}

/** One promise of the contract, and the test of it. */
export interface Check {
  readonly name: string;
  /** What every game promises. */
  readonly promise: string;
  /** Throws an error that says what is broken, and where; returns when all is well. */
  run<S extends Position, V extends View>(game: Game<S, V>, variant: Variant, budget: Budget): void;
}
