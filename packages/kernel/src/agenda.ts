import type { Json } from './json.ts';
import type { Seat } from './seat.ts';

/** The arguments of a step, by name; null if it has none. The step declares their names and values. */
export type Args = { readonly [name: string]: Json } | null;

/**
 * A step that is still to be taken: which one, for which seat, with which arguments. Plain data that never changes
 * once it is pushed, so copies of a state may share it. Every viewer sees it, so it holds no secrets.
 */
export interface Frame {
  readonly step: string;
  readonly seat: Seat;
  readonly args: Args;
}

/**
 * The stacks of steps that are still to be taken. The last frame of a stack comes next. Stack 0 belongs to the table.
 * Stack 1 + seat holds what that seat does *at the same time as the others*; while any of those holds a frame, stack
 * 0 waits.
 */
export type Agenda = Frame[][];

export const MAIN = 0;

export function emptyAgenda(seats: number): Agenda {
  return Array.from({ length: seats + 1 }, () => []);
}
