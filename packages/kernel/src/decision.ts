import { MAIN } from './agenda.ts';
import type { Position } from './core.ts';
import { offerOf } from './flow.ts';
import type { Phrase } from './json.ts';
import type { Offer } from './offer.ts';
import type { Run } from './run.ts';
import type { Seat } from './seat.ts';
import type { Ask, Face } from './step.ts';

/** One of many, some of many, an amount divided, things put into an order. */
export type Kind = Ask<unknown>['kind'];

/** One thing that may be chosen, or is shown with the reason why it may not. */
export interface Option extends Face {
  readonly blocked?: Phrase;
  /** For a split: the least and the most of this share. */
  readonly min?: number;
  readonly max?: number;
}

/** What a seat is asked. The whole of what may be answered is in here. */
export interface Decision {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: Kind;
  /** The step of the rules that asks. */
  readonly step: string;
  readonly prompt: Phrase;
  readonly options: readonly Option[];
  /** How many to pick: 1 and 1 for a choice, all of them for an order; for a split, the amount to divide. */
  readonly min: number;
  readonly max: number;
  /** Accepted as it is: the answer of someone whose clock has run out. */
  readonly fallback: Answer;
}

/** `picks` (option ids) for a choose, select or order; `counts` (a number for each option id, 0 where left out) for a split. */
export type Answer =
  | { readonly decision: string; readonly picks: readonly string[] }
  | { readonly decision: string; readonly counts: Readonly<Record<string, number>> };

/** The options that may be chosen: all but those that are only shown. */
export function allowed({ options }: Pick<Decision, 'options'>): Option[] {
  return options.filter(option => option.blocked === undefined);
}

/**
 * Stable while the other seats answer theirs, and never used twice on the way through a game. Undo goes
 * back on that way: whoever lets answers overtake an undo must number the table's record as well.
 */
export function decisionId(state: Position, seat: Seat): string {
  return `${seat}.${state.core.answered[seat]!}`;
}

/** The stacks of the agenda on which a decision waits, in seat order. The state must be settled. */
export function waitingLanes(state: Position): number[] {
  const agenda = state.core.agenda;
  const lanes: number[] = [];
  for (let lane = 1; lane < agenda.length; lane++) if (agenda[lane]!.length > 0) lanes.push(lane);
  if (lanes.length === 0 && agenda[MAIN]!.length > 0) lanes.push(MAIN);
  return lanes;
}

/** Puts the decision that waits on a stack into words. */
export function decisionOn<S>(t: Run<S>, lane: number): Decision {
  const state: Position = t.state;
  const stack = state.core.agenda[lane]!;
  const frame = stack[stack.length - 1]!;
  const step = t.steps[frame.step] as Ask<S>;
  t.offer.blocked = [];
  t.offered = -1;
  const offer = offerOf(t, lane);
  const options = offer.codes.map((code, i) => {
    const face = step.face(t, frame.seat, code, frame.args);
    return step.kind === 'split' ? { ...face, min: offer.mins[i]!, max: offer.maxs[i]! } : face;
  });
  const blocked = offer.blocked!.map(({ code, reason }) => ({
    ...step.face(t, frame.seat, code, frame.args),
    blocked: reason,
  }));
  const id = decisionId(state, frame.seat);
  const [min, max] = range(step, offer);
  const picks = step.fallback?.(t, frame.seat, offer, frame.args) ?? defaultPicks(step, offer);
  return {
    id,
    seat: frame.seat,
    kind: step.kind,
    step: frame.step,
    prompt: step.prompt(t, frame.seat, frame.args),
    options: [...options, ...blocked],
    min,
    max,
    fallback: spell(id, step, offer, picks, options),
  };
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
  // Each share its least, then as much as goes from the first on.
  const counts = offer.mins.slice();
  let left = offer.total - counts.reduce((sum, n) => sum + n, 0);
  for (let i = 0; i < counts.length && left > 0; i++) {
    const more = Math.min(left, offer.maxs[i]! - counts[i]!);
    counts[i]! += more;
    left -= more;
  }
  return counts;
}

/** Writes picks (codes, or counts for a split) as an answer in words. */
export function spell<S>(
  id: string,
  step: Ask<S>,
  offer: Offer,
  picks: readonly number[],
  options: readonly Face[],
): Answer {
  if (step.kind === 'split') {
    return {
      decision: id,
      counts: Object.fromEntries(options.map((option, i) => [option.id, picks[i]!])),
    };
  }
  return { decision: id, picks: picks.map(code => options[offer.codes.indexOf(code)]!.id) };
}
