import type { Args, Frame } from './agenda.ts';
import type { Position } from './core.ts';
import type { Event } from './event.ts';
import type { Seat } from './seat.ts';

/**
 * The table in the hands of the rules: the state they may change, and the few things they may do
 * besides (put steps on the agenda, roll, tell). Rules never see another way to the outside.
 */
export interface Draft<S> {
  state: S & Position;
  /** What has happened, or null when nobody listens (a playout). */
  events: Event[] | null;

  /** Puts a step on top of the agenda: it comes next. Several come in the reverse order of being pushed. */
  push(step: string, seat: Seat, args?: Args): void;
  /** The same with a frame made before: frames never change, so the steps of a turn need be made only once. */
  put(frame: Frame): void;
  /** How many steps wait. */
  readonly height: number;
  /** Whether the agenda has changed since it had this height: something was put on it, or the game is over. */
  changedSince(height: number): boolean;
  /** Puts a step below all that was put on top since the agenda had this height: it comes after those. Not when the game is over. */
  pushBelow(height: number, step: string, seat: Seat, args?: Args): void;
  /**
   * Gives a seat something to do at the same time as the other seats; the table waits for all of them. What
   * comes of it must not depend on who answers first: those steps draw nothing, and touch only what is the
   * seat's own or what adds up.
   */
  together(step: string, seat: Seat, args?: Args): void;
  /** Drops everything still on the agenda: the game is over at once. */
  finish(): void;

  /** Says what happened, for people: nothing in the rules may depend on it. */
  tell(event: Event): void;
  /** A whole number from 0 to n - 1. Whoever draws learns something: there is no undo past it. */
  below(n: number): number;
  /** Puts the cards into a random order, in place. */
  shuffle(cards: number[]): void;
  /**
   * Says that someone has learned something without a draw: a card was turned up or dealt from a deck
   * that was shuffled before, a sealed choice was shown. Forgotten, it lets people peek and undo.
   */
  learn(): void;
  /** Marks a power (its place in `Rules.powers`) as resolved. */
  resolved(power: number): void;
}
