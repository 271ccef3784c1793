import type { Args, Frame } from './agenda.ts';
import type { Position } from './core.ts';
import type { Event } from './event.ts';
import type { Seat } from './seat.ts';

/**
 * The table as rules see it: the state they may change, and the few other things they may do (put steps on the
 * agenda, roll, tell). Rules have no other way to the outside.
 */
export interface Draft<S> {
  state: S & Position;
  /** What has happened; null when nobody listens (in a playout). */
  events: Event[] | null;

  /** Puts a step on top of the agenda, so that it comes next. Of several, the last one pushed comes first. */
  push(step: string, seat: Seat, args?: Args): void;
  /**
   * The same with a frame made before: frames never change, so the steps of a turn can be made once and used again.
   */
  put(frame: Frame): void;
  /** How many steps wait. */
  readonly height: number;
  /** Whether the agenda has changed since it had this height: something was pushed, or the game is over. */
  changedSince(height: number): boolean;
  /**
   * Puts a step below everything that was pushed since the agenda had this height, so that it comes after those. Does
   * nothing if the game is over.
   */
  pushBelow(height: number, step: string, seat: Seat, args?: Args): void;
  /**
   * Gives a seat something to do at the same time as the other seats; the table waits for all of them. The result
   * must not depend on who answers first: such steps draw nothing, and change only what belongs to the seat or what
   * adds up.
   */
  together(step: string, seat: Seat, args?: Args): void;
  /** Drops everything on the agenda: the game ends at once. */
  finish(): void;

  /** Reports what happened, for people. No rule may depend on it. */
  tell(event: Event): void;
  /** A whole number from 0 to n - 1. A draw counts as learning: undo does not go back past it. */
  below(n: number): number;
  /** Puts the cards into a random order, in place. */
  shuffle(cards: number[]): void;
  /**
   * Records that someone learned something without a draw: a card was turned up or dealt from a deck shuffled before,
   * or a sealed choice was revealed. Without it, people could peek and undo.
   */
  learn(): void;
  /** Marks a power (its place in `Rules.powers`) as resolved. */
  resolved(power: number): void;
  /**
   * The power being resolved (-1: none). What is put on the agenda meanwhile comes from it, and so does all that follows
   * from that. For people who ask why they are asked; no rule may depend on it.
   */
  cause: number;
}
