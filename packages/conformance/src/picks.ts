import { matchAnswer, offerOf } from '@castellan/kernel';
import type { Answer, Decision, Position, Run, Seat } from '@castellan/kernel';
import { waitingLanes } from '@castellan/kernel/testing';

/** The stack of the agenda on which a seat's decision waits. */
export function laneOf(state: Position, seat: Seat): number {
  return waitingLanes(state).find(lane => state.core.agenda[lane]!.at(-1)!.seat === seat)!;
}

/** An answer in words as the rules take it: codes, or counts for a split. */
export function picksOf<S>(
  t: Run<S>,
  lane: number,
  decision: Decision,
  answer: Answer,
): readonly number[] {
  const places = matchAnswer(decision, answer);
  if (decision.kind === 'split') return places;
  const { codes } = offerOf(t, lane);
  return places.map(place => codes[place]!);
}
