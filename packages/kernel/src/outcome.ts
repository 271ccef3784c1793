import type { Phrase } from './json.ts';
import type { Seat } from './seat.ts';

/** One line of a score sheet. */
export interface ScorePart extends Phrase {
  readonly points: number;
  /** What all seats call this line of the sheet, where each has words of its own for it. */
  readonly row?: Phrase;
}

/** One score sheet. */
export interface Score {
  /** Whose score; -1 for an opponent that the rules play (the Dark Lord). */
  readonly seat: Seat;
  readonly total: number;
  readonly parts: readonly ScorePart[];
}

/** How it came out. Everyone gets this: what it tells, the last view shows as well. */
export interface Outcome {
  /** How the game ended. */
  readonly ending: Phrase;
  /**
   * Every seat that won; several share a victory; -1 is the opponent that the rules play. None at a draw with
   * that opponent, or where someone alone has missed the aim.
   */
  readonly winners: readonly Seat[];
  /** The place of each seat, 1 for the first; tied seats share a place. */
  readonly ranks: readonly number[];
  /** Empty where the points did not decide. */
  readonly scores: readonly Score[];
  /** By seat: what decided its place among those with the same points; null where nothing had to. */
  readonly tieBreaks?: readonly (Phrase | null)[];
}
