import { MAIN } from './agenda.ts';
import type { Position } from './core.ts';
import type { Phrase } from './json.ts';
import type { Seat } from './seat.ts';
import type { Ask, Face } from './step.ts';

/** Choose one, select some, split an amount, or order things. */
export type DecisionKind = Ask<unknown>['kind'];

/** One thing that may be chosen, or that is shown with the reason why it may not. */
export interface Option extends Face {
  readonly blocked?: Phrase;
  /** For a split: the minimum and maximum of this share. */
  readonly min?: number;
  readonly max?: number;
}

/** What a seat is asked, with everything that may be answered. */
export interface Decision {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** The step of the rules that asks. */
  readonly step: string;
  readonly prompt: Phrase;
  /** The card whose power led to the question, unless the prompt names it. For people; only a table that was played knows it. */
  readonly because?: Phrase;
  readonly options: readonly Option[];
  /** How many to pick: 1 for a choice, all for an order; for a split, the amount to divide. */
  readonly min: number;
  readonly max: number;
  /** A legal answer to use when nobody answers in time. */
  readonly fallback: Answer;
}

/**
 * `picks` (option ids) for choose, select and order; `counts` (a number for each option id, 0 if left out) for a
 * split.
 */
export type Answer =
  | { readonly decision: string; readonly picks: readonly string[] }
  | { readonly decision: string; readonly counts: Readonly<Record<string, number>> };

/** The question in words, after the card that it comes from. */
export function question(
  { prompt, because }: Pick<Decision, 'prompt' | 'because'>,
  say: (phrase: Phrase) => string,
): string {
  return because === undefined ? say(prompt) : `${say(because)} ${say(prompt)}`;
}

/** The options that may be chosen, without those that are only shown. */
export function allowed({ options }: Pick<Decision, 'options'>): Option[] {
  return options.filter(option => option.blocked === undefined);
}

/**
 * Stays the same while other seats answer, and is never used twice in one line of play. Undo steps back along that
 * line, so code that lets answers overtake an undo must also number the table's record.
 */
export function decisionId(state: Position, seat: Seat): string {
  return `${seat}.${state.core.answered[seat]!}`;
}

/** The stack where this seat's decision waits. The seat must have one. */
export function laneOf({ core: { agenda } }: Position, seat: Seat): number {
  return agenda[1 + seat]!.length > 0 ? 1 + seat : MAIN;
}

/** The stacks where a decision waits, in seat order. The state must be settled. */
export function waitingLanes(state: Position): number[] {
  const agenda = state.core.agenda;
  const lanes: number[] = [];
  for (let lane = 1; lane < agenda.length; lane++) if (agenda[lane]!.length > 0) lanes.push(lane);
  if (lanes.length === 0 && agenda[MAIN]!.length > 0) lanes.push(MAIN);
  return lanes;
}
