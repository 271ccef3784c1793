// Where a step can wait on the agenda [MV 4.2]: below each turn lie its ends, the refilling at the bottom.
import { MAIN } from '@castellan/kernel';
import type { Frame, Seat, Waiting } from '@castellan/kernel';
import type { State } from './state.ts';

/** Whether a step can lie there in the turn of its seat, on the steps that end the turn. */
export function inTurn(
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
): boolean {
  return lane === MAIN && seat === state.turn.seat && below[0]?.step === 'refill';
}

/** Whether something can be gained there: in a turn, by anyone, or when wealth is cashed in. */
export function whileGaining(
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
): boolean {
  return lane === MAIN && seat >= 0 && below.length > 0 && state.players.length > seat;
}

/** Whether nothing lies above it: for what must be answered before anything else happens. */
export function isTop({ lane, state }: Waiting<State>, below: readonly Frame[]): boolean {
  return state.core.agenda[lane]!.length === below.length + 1;
}
