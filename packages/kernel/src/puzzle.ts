import type { Seat } from './seat.ts';
import type { AdvisedPlan, Reason } from './teaching.ts';

/** A plan of a puzzle, and the chance to win with it. */
export interface PuzzlePlan {
  /** Its answers, packed. */
  readonly line: string;
  readonly chance: number;
  readonly isRight: boolean;
}

/** A turn of a real game that decides it. */
export interface Puzzle {
  /** What it is remembered by. */
  readonly id: string;
  readonly players: number;
  readonly seed: string;
  readonly settings: Readonly<Record<string, boolean>>;
  /** All answers of the game, packed: each is `seat:ids`, with ids as base-36 places in the book's list. */
  readonly answers: string;
  /** How many answers had been given, and who is to move. */
  readonly at: number;
  readonly seat: Seat;
  /** What looks best at once is wrong. */
  readonly isHidden: boolean;
  /** Everything that was compared, the best first. */
  readonly plans: readonly PuzzlePlan[];
  readonly best: AdvisedPlan;
  /** What one may fall for, and why the best is better. */
  readonly tempting: AdvisedPlan;
  readonly reasons: readonly Reason[];
}

/** The puzzles of a game. Written by `npm run puzzles`. */
export interface PuzzleBook {
  readonly rulesVersion: number;
  /** The ids of options that answers name by their places. */
  readonly ids: readonly string[];
  readonly puzzles: readonly Puzzle[];
}
