import { matchAnswer } from './answer.ts';
import type { Position } from './core.ts';
import { decisionId, waitingLanes } from './decision.ts';
import type { Answer, Decision } from './decision.ts';
import { frameOn, offerOf, proceed } from './flow.ts';
import type { Offer } from './offer.ts';
import { quote, Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import type { Ask } from './step.ts';
import type { Words } from './words.ts';

/** A decision as it is shown, and what is needed to take its answer. */
export interface Asked {
  readonly decision: Decision;
  /** The stack of the agenda on which it waits. */
  readonly lane: number;
  /** The codes of the allowed options, in their order. */
  readonly codes: readonly number[];
}

/** Everything that must be decided now. The state must be settled. */
export function allAsked<S extends Position>(t: Run<S>): Asked[] {
  return waitingLanes(t.state).map(lane => askedOn(t, lane));
}

/**
 * The stack where the answered decision waits. A refusal names the open decisions but not their content: the sender
 * may not be allowed to know it.
 */
export function laneAsked(state: Position, answer: Answer): number {
  const lanes = waitingLanes(state);
  const ids = lanes.map(lane => decisionId(state, state.core.agenda[lane]!.at(-1)!.seat));
  const place = ids.indexOf(answer.decision);
  if (place >= 0) return lanes[place]!;
  if (ids.length === 0) {
    throw new Refusal('over', `The game is over: decision ${quote(answer.decision)} is not open.`, {
      decision: answer.decision,
      answer: quote(answer),
      allowed: [],
    });
  }
  throw new Refusal(
    'stale',
    `Decision ${quote(answer.decision)} is not open: it has already been answered, or was never asked. Open now: ${ids.join(', ')}.`,
    { decision: answer.decision, answer: quote(answer), allowed: ids },
  );
}

/** Takes an answer to a decision and runs on to the next one; or refuses it and changes nothing. */
export function answerAsked<S>(
  t: Run<S>,
  asked: Asked,
  answer: Answer,
  words: Words | null = null,
): boolean {
  return proceed(t, asked.lane, picksIn(asked, answer, words));
}

/** The codes that an answer picks, or the amount of each share. Refuses what the decision does not allow. */
export function picksIn(
  { decision, codes }: Asked,
  answer: Answer,
  words: Words | null = null,
): readonly number[] {
  const places = matchAnswer(decision, answer, words);
  return decision.kind === 'split' ? places : places.map(place => codes[place]!);
}

/**
 * Puts the decision that waits on a stack into words. Reuses the offer that `settle` found, if it kept the reasons.
 */
export function askedOn<S>(t: Run<S>, lane: number): Asked {
  const state: Position = t.state;
  const frame = frameOn(t, lane);
  const step = t.steps[frame.step] as Ask<S>;
  if (t.offer.blocked === null) {
    t.offer.blocked = [];
    t.offered = -1;
  }
  const offer = offerOf(t, lane);
  const { codes } = offer;
  const options = codes.map((code, i) => {
    const face = step.face(t, frame.seat, code, frame.args);
    return step.kind === 'split' ? { ...face, min: offer.mins[i]!, max: offer.maxs[i]! } : face;
  });
  const blocked = offer.blocked!.map(({ code, reason }) => ({
    ...step.face(t, frame.seat, code, frame.args),
    blocked: step.why?.(t, frame.seat, code, reason, frame.args) ?? reason,
  }));
  const id = decisionId(state, frame.seat);
  const [min, max] = range(step, offer);
  const picks = step.fallback?.(t, frame.seat, offer, frame.args) ?? defaultPicks(step, offer);
  const decision: Decision = {
    id,
    seat: frame.seat,
    kind: step.kind,
    step: frame.step,
    prompt: step.prompt(t, frame.seat, frame.args),
    options: [...options, ...blocked],
    min,
    max,
    fallback: answerFrom({ id, kind: step.kind, options }, codes, picks),
  };
  return { decision, lane, codes };
}

function range<S>(step: Ask<S>, offer: Offer): [number, number] {
  if (step.kind === 'choose') return [1, 1];
  if (step.kind === 'order') return [offer.codes.length, offer.codes.length];
  if (step.kind === 'split') return [offer.total, offer.total];
  return [offer.least, Math.min(offer.most, offer.codes.length)];
}

function defaultPicks<S>(step: Ask<S>, offer: Offer): readonly number[] {
  if (step.kind === 'choose') return [offer.codes[0]!];
  if (step.kind === 'order') return offer.codes;
  if (step.kind === 'select') return offer.codes.slice(0, offer.least);
  // Gives each share its minimum, then fills up from the first.
  const counts = offer.mins.slice();
  let left = offer.total - counts.reduce((sum, n) => sum + n, 0);
  for (let i = 0; i < counts.length && left > 0; i++) {
    const more = Math.min(left, offer.maxs[i]! - counts[i]!);
    counts[i]! += more;
    left -= more;
  }
  return counts;
}

/** Turns picks (codes, or counts for a split) into an answer with option ids. */
export function answerFrom(
  { id, kind, options }: Pick<Decision, 'id' | 'kind' | 'options'>,
  codes: readonly number[],
  picks: readonly number[],
): Answer {
  if (kind !== 'split')
    return { decision: id, picks: picks.map(code => options[codes.indexOf(code)]!.id) };
  const counts = codes.map((_, place) => [options[place]!.id, picks[place]!]);
  return { decision: id, counts: Object.fromEntries(counts) };
}
