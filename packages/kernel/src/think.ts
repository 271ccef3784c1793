import type { Decision, Option } from './decision.ts';
import type { View } from './play.ts';

/** What chairs that think need. */
export interface Think<V extends View> {
  /** What an option that is offered is worth to the seat that is asked, in points, give or take. Finite. */
  appraise(view: V, decision: Decision, option: Option): number;
  /**
   * Earlier appraisals, frozen, by the chair that plays by them (`greedy-1`): what ratings are measured
   * against, so their choices never change. A game that has none under a name has not changed since.
   */
  readonly anchors?: Readonly<Record<string, Think<V>['appraise']>>;
}
