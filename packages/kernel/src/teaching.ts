import type { Phrase } from './json.ts';
import type { Seat } from './seat.ts';

/** One answer of a plan, as phrases: what was asked, and what to pick. */
export interface ToldStep {
  readonly prompt: Phrase;
  readonly picks: readonly Phrase[];
  /** How much of each, where an amount is divided; else empty. */
  readonly counts: readonly number[];
  /** The things on the table that the picks are about. */
  readonly things: readonly string[];
}

/** A plan that somebody may follow, or has followed. */
export interface AdvisedPlan {
  readonly steps: readonly ToldStep[];
  /** The chance to win with it, from 0 to 1, and how far that may be off (95 %). */
  readonly chance: number;
  readonly give: number;
  /** The points that the seat and its best rival have a few turns later, on average. */
  readonly own: number;
  readonly rival: number;
}

/** Why a plan is better than another: what can be said of it that is true. */
export type Reason =
  /** This many points more for the seat, a few turns later. */
  | { readonly kind: 'more'; readonly points: number }
  /** This many fewer for its best rival. */
  | { readonly kind: 'less'; readonly points: number }
  /** Fewer points soon, but a better chance: what it builds pays off later. */
  | { readonly kind: 'later'; readonly points: number }
  /** About the same points soon: the position is better. */
  | { readonly kind: 'position' }
  /** With the plan, the seat then leads its best rival by this many points; below 0 it is behind. */
  | { readonly kind: 'lead'; readonly points: number };

/** The best plans, the best first, and why the first is better than the second. */
export interface Advice {
  readonly plans: readonly AdvisedPlan[];
  readonly reasons: readonly Reason[];
}

/** A turn that was played, and the best of what else could have been done; null if nothing else could. */
export interface TurnTold {
  /** How many answers had been given before it, in which turn, and by whom it was played. */
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly played: AdvisedPlan;
  readonly other: AdvisedPlan | null;
  /** Why what was played is better; none if it isn't. */
  readonly reasons: readonly Reason[];
}

/** A turn that could have been played better. */
export interface TurningPoint {
  /** How many answers had been given before it, in which turn, and by whom it was played. */
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly played: AdvisedPlan;
  readonly better: AdvisedPlan;
  readonly reasons: readonly Reason[];
}
