import type { Game, Position, Variant, View } from '@castellan/kernel';

/** How much a check may do. The same budget gives the same games, on any machine. */
export interface Budget {
  /** The games to be played: one for each seed. */
  readonly seeds: readonly string[];
  /** Expensive checks run at every nth decision; 1 for all of them. */
  readonly every: number;
  /** A game that is not over after this many answers counts as endless. */
  readonly limit: number;
  /** A game without secrets, where every viewer sees everything. */
  readonly open: boolean;
}

/** One promise of the contract, with its test. */
export interface Check {
  readonly name: string;
  /** What every game promises. */
  readonly promise: string;
  /** Throws an error that says what is broken and where; returns if all is well. */
  run<S extends Position, V extends View>(game: Game<S, V>, variant: Variant, budget: Budget): void;
}
