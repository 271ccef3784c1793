// Where the steps of a round may wait: for states that come from outside. `below` is what lies under a step.
import { MAIN } from '@castellan/kernel';
import type { Frame, Seat, Waiting } from '@castellan/kernel';
import type { State } from './state.ts';

type Below = readonly Frame[];

/** Under the turns of a round lie the keeping and the reveal. */
const AFTER = 2;

/** In a seat's turn: the turns of the seats after it lie below. */
export function isInTurn(
  { lane, state }: Waiting<State>,
  seat: Seat,
  _: unknown,
  below: Below,
): boolean {
  return lane === MAIN && below.length >= AFTER && seat === state.players.length + 1 - below.length;
}

/** While everyone keeps wares: only the reveal is left for the table to do. */
export function isKeeping(
  { lane, state }: Waiting<State>,
  _: Seat,
  __: unknown,
  below: Below,
): boolean {
  return lane !== MAIN && below.length === 0 && state.core.agenda[MAIN]!.length === 1;
}

/** On the table's own stack, so many steps below it. */
export function isAt(height: number) {
  return ({ lane }: Waiting<State>, _: Seat, __: unknown, below: Below): boolean =>
    lane === MAIN && below.length === height;
}
