import type { Position, Run } from '@castellan/kernel';
import { frameOn, proceed, waitingLanes } from '@castellan/kernel';
import type { QuickChair } from './chair.ts';

/** Far more decisions than any of our games needs. */
export const DECISION_CAP = 50_000;

/**
 * Plays a game to its end with chairs that answer at once, on one draft and without words. Returns the number of
 * decisions. Seats that decide at the same time are asked in seat order. Stops at `cap`.
 */
export function playBout(
  draft: Run<Position>,
  seated: readonly QuickChair[],
  cap = DECISION_CAP,
): number {
  const picks: number[] = [];
  let decisions = 0;
  for (;;) {
    const lanes = waitingLanes(draft.state);
    if (lanes.length === 0) return decisions;
    for (const lane of lanes) {
      if (decisions === cap) return decisions;
      seated[frameOn(draft, lane).seat]!.pick(draft, lane, picks);
      proceed(draft, lane, picks);
      decisions++;
    }
  }
}
