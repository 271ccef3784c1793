import type { Phrase } from './json.ts';
import type { Seat } from './seat.ts';

/** One line of a score sheet. */
export interface ScorePart extends Phrase {
  readonly points: number;
  /** A common name for this line, if each seat has its own words for it. */
  readonly row?: Phrase;
  /** What it is made of, where that is more than one thing: each line of a Duke. */
  readonly lines?: readonly ScorePart[];
}

/** One score sheet. */
export interface Score {
  /** Whose score; -1 for an opponent played by the rules (the Dark Lord). */
  readonly seat: Seat;
  readonly total: number;
  readonly parts: readonly ScorePart[];
}

/** The result of a game. Everyone gets this, so it tells nothing that the last view does not show. */
export interface Outcome {
  /** How the game ended. */
  readonly ending: Phrase;
  /**
   * The winners; several share a victory; -1 is the opponent played by the rules. Empty for a draw with that
   * opponent, or if a solo player missed the goal.
   */
  readonly winners: readonly Seat[];
  /** The place of each seat, 1 for the first; tied seats share a place. */
  readonly ranks: readonly number[];
  /** Empty if points did not decide. */
  readonly scores: readonly Score[];
  /** For each seat, what decided its place among seats with the same points; null if nothing had to. */
  readonly tieBreaks?: readonly (Phrase | null)[];
  /** For somebody alone: what was missing for more than was reached; none where there is no more. */
  readonly next?: Phrase;
}
