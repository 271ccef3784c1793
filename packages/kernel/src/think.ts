import type { Args } from './agenda.ts';
import type { Position } from './core.ts';
import type { Instinct } from './instinct.ts';
import type { Prospects } from './prospects.ts';
import type { Seat } from './seat.ts';
import type { Style } from './style.ts';

/** Written as a method, so that an appraisal may name its step's arguments: `(state, seat, { card }: Bill) => …`. */
interface ByStep<S> {
  /**
   * Looks at the table once for one decision, and returns a function that says what each offered code is worth to the
   * seat, roughly in points. Must be finite. For a split: the worth of one unit of that share.
   */
  look(state: S, seat: Seat, args: Args): (code: number) => number;
}

/**
 * What options are worth, with one entry for every step that asks. The argument has the form of a state: it is the
 * seat's own view, or the state itself where a view would take too long. An appraisal that reads only what the seat
 * can see gives the same for both; the conformance suite compares them. Nothing may be kept from one decision to the
 * next, because the state changes in place.
 */
export type Appraisal<S> = Readonly<Record<string, ByStep<S>['look']>>;

/** What bots need. */
export interface Think<S extends Position> {
  readonly appraise: Appraisal<S>;
  /**
   * Earlier appraisals, frozen, by the name of the chair that uses them (`greedy-1`). Ratings are measured against
   * them, so their choices never change. If a game has none under a name, its appraisal has not changed since.
   */
  readonly anchors?: Readonly<Record<string, Appraisal<S>>>;
  /**
   * The points of each seat so far. For a state: what each seat would score if the game ended now, including secrets;
   * a rollout uses this. For a view: as much of that as the viewer can see; a lobby shows this.
   */
  standing(state: S): readonly number[];
  /** What a search values a state by. Without it, a search goes by `standing` alone. */
  readonly prospects?: Prospects<S>;
  /** What a search plays by, beside `appraise`. */
  readonly instinct?: Instinct<S>;
  /** The ways to play that one can sit down against. */
  readonly styles?: readonly Style<S>[];
}
