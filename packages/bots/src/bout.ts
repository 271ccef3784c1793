import type { Position, Run } from '@castellan/kernel';
import { frameOn, proceed, waitingLanes } from '@castellan/kernel';
import type { QuickChair } from './chair.ts';

/** A game that goes on and on: far beyond what any of our games can need. */
export const DECISION_CAP = 50_000;

/**
 * Plays a game to its end with chairs that need no waiting: on one draft, and without words. Says how many decisions
 * it took. Seats that decide at the same time are asked in seat order; stops at `cap`.
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
