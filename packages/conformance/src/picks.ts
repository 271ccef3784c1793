import { matchAnswer, offerOf } from '@castellan/kernel';
import type { Answer, Decision, Run } from '@castellan/kernel';

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
