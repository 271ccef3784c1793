import type { Seat } from './seat.ts';

/**
 * What a seat's chances depend on, as numbers. A search rates the end of its rollouts by them, a review draws its graph
 * from them. The argument is a state (a sampled world): everything in it may be read.
 */
export interface Prospects<S> {
  /** What each number is, in the order in which `features` writes them. */
  readonly names: readonly string[];
  /** Writes what a seat has. One list is reused for many states. */
  features(state: S, seat: Seat, out: Float64Array): void;
  /** By hand: what one of each is worth, in points at the end. */
  readonly points: readonly number[];
  /** By how many points the end may still differ from that: `least`, and more for each turn that a seat has left. */
  readonly spread: { readonly least: number; readonly perTurn: number };
  /** Which of the numbers says how many turns the seat has left. */
  readonly turns: number;
  /** For how many turns of two players a plan is played on before it is valued: more where much is still open then. */
  readonly horizon: number;
  /** With three and more players, where so much comes in between that looking far ahead misleads: for how many turns then, and how many times as far a first look is trusted. */
  readonly crowd?: { readonly horizon: number; readonly trust: number };
  /**
   * By what the value is multiplied where a chance is told, so that a seat wins as often as is said. Found by
   * `npm run reliability`; a search compares by the value as it is.
   */
  readonly temper?: { readonly duel: number; readonly crowd: number };
  /** What one of the units that `appraise` counts in is worth, in points. */
  readonly unit: number;
  /** How clumsy a beginner is here, so that it loses as often as elsewhere: 1 is usual, less where mistakes are not forgiven. */
  readonly clumsy: number;
  /** Alone: how many points are needed to win. */
  readonly par: number;
  /** What was learned from many games, added to what is written by hand; null if it plays no better. */
  readonly learned: Learned | null;
}

/**
 * A small network of two hidden layers, from the features of a seat to one number: how much better it stands than the
 * hand-written value says. Weights row by row, each row followed by its bias.
 */
export interface Learned {
  /** Each feature is shifted and scaled before it goes in. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly last: readonly number[];
  /** By what the hand-written value is multiplied before the network's answer is added. */
  readonly trust: number;
}

/** How many numbers the two hidden layers have. */
export const HIDDEN: readonly [number, number] = [16, 8];
