import { MAIN } from './agenda.ts';
import type { Position } from './core.ts';
import type { Phrase } from './json.ts';
import type { Seat } from './seat.ts';
import type { Ask, Face } from './step.ts';

/** One of many, some of many, an amount divided, things put into an order. */
export type DecisionKind = Ask<unknown>['kind'];

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
  readonly kind: DecisionKind;
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

/** The stack of the agenda on which this seat's decision waits; it must be asked something. */
export function laneOf({ core: { agenda } }: Position, seat: Seat): number {
  return agenda[1 + seat]!.length > 0 ? 1 + seat : MAIN;
}

/** The stacks of the agenda on which a decision waits, in seat order. The state must be settled. */
export function waitingLanes(state: Position): number[] {
  const agenda = state.core.agenda;
  const lanes: number[] = [];
  for (let lane = 1; lane < agenda.length; lane++) if (agenda[lane]!.length > 0) lanes.push(lane);
  if (lanes.length === 0 && agenda[MAIN]!.length > 0) lanes.push(MAIN);
  return lanes;
}
