import type { Json } from './json.ts';
import type { Seat } from './seat.ts';

/** What a step needs to know, by name; null where it needs nothing. The step says which names, and what they may hold. */
export type Args = { readonly [name: string]: Json } | null;

/**
 * A step still to be taken: which one, whose it is, and what it needs to know. Plain data, never
 * changed once pushed (so copies of a state may share them). A view shows them to everyone: no secrets.
 */
export interface Frame {
  readonly step: string;
  readonly seat: Seat;
  readonly args: Args;
}

/**
 * The stacks of steps still to resolve; the last frame of a stack is the next. Stack 0 is the table's.
 * Stack 1 + seat is what that seat has to do *at the same time as the others*: while any of those
 * holds a frame, stack 0 waits.
 */
export type Agenda = Frame[][];

export const MAIN = 0;

export function emptyAgenda(seats: number): Agenda {
  return Array.from({ length: seats + 1 }, () => []);
}
