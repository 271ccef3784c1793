// Where a step can wait, for states that come from outside. A turn's stack, from the bottom: `end`; a `follow` for each who
// has not been asked yet, the last to be asked lowest; then the action of one player: `limit`, `powers`, and what it asks.
import { MAIN } from '@castellan/kernel';
import type { Frame, Seat, Waiting } from '@castellan/kernel';
import type { Villages } from './state.ts';
import { actorAbove, NONE } from './state.ts';

/** Whether this seat takes its action here: it asks something while one of these waits right below. */
export function isActing(
  { lane, state }: Waiting<Villages>,
  seat: Seat,
  below: readonly Frame[],
  on: readonly string[],
): boolean {
  if (lane !== MAIN || state.turn.number === 0 || state.turn.action === NONE) return false;
  const under = below.at(-1)?.step ?? '';
  const turns = below.findIndex(({ step }) => step !== 'end' && step !== 'follow');
  const frames = turns < 0 ? below.length : turns;
  return on.includes(under) && frames > 0 && seat === actorAbove(state, frames);
}
