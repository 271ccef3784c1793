import type { Args } from './agenda.ts';
import type { Position } from './core.ts';
import type { Seat } from './seat.ts';

/** Written as a method, so that an appraisal may name the arguments of its step: `(state, seat, { card }: Bill) => …`. */
interface ByStep<S> {
  /**
   * Looks at the table once, for one decision; what it returns says for each code on offer what it is worth to the seat
   * that is asked, in points, give or take. Finite. For a split: what one unit of that share is worth.
   */
  look(state: S, seat: Seat, args: Args): (code: number) => number;
}

/**
 * What options are worth, by the step that offers them: one entry for every step that asks. What it is given has the form
 * of a state, and is the seat's own view or, where nobody wants to wait for that, the state itself: whoever looks only at
 * what the seat can see says the same for both. The conformance suite compares them. Nothing is to be kept from one
 * decision to the next: the state will have changed in place.
 */
export type Appraisal<S> = Readonly<Record<string, ByStep<S>['look']>>;

/** What chairs that think need. */
export interface Think<S extends Position> {
  readonly appraise: Appraisal<S>;
  /**
   * Earlier appraisals, frozen, by the chair that plays by them (`greedy-1`): what ratings are measured
   * against, so their choices never change. A game that has none under a name has not changed since.
   */
  readonly anchors?: Readonly<Record<string, Appraisal<S>>>;
  /**
   * The points of each seat so far. Of a state: what each would score if the game ended here, secrets and all, at the end
   * its score. That is what a rollout comes to. Of a view: as much of it as the viewer can see. That is what a lobby tells.
   */
  standing(state: S): readonly number[];
}
