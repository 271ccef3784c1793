import type { Seat } from './seat.ts';
import type { Appraisal } from './think.ts';

/**
 * What somebody who has played much does without thinking: how much more they like a thing than the appraisal says, and when. The
 * argument is a seat's own view or a state, as for the appraisal.
 */
export interface Instinct<S> {
  /** How many things there are. */
  readonly things: number;
  /** By step: which thing each option is about; -1: none. Steps that are not there are left to the appraisal. */
  readonly about: Appraisal<S>;
  /** How many numbers say what moment it is. */
  readonly moments: number;
  /** Writes them. One list is reused for many states. */
  moment(state: S, seat: Seat, out: Float64Array): void;
  /** Thing by thing, what one of each of these numbers adds, in the units of the appraisal; null: nothing was learned. */
  readonly learned: readonly number[] | null;
  /** How many times as far a search trusts a first look by instinct. */
  readonly trust: number;
}

/** An appraisal by somebody with this instinct. */
export function instinctive<S>(
  appraise: Appraisal<S>,
  { about, moments, moment }: Instinct<S>,
  learned: ArrayLike<number>,
): Appraisal<S> {
  const now = new Float64Array(moments);
  const felt = Object.entries(about).map(([step, thingsOf]) => [
    step,
    (state: S, seat: Seat, args: Parameters<typeof thingsOf>[2]) => {
      const worth = appraise[step]!(state, seat, args);
      const thingOf = thingsOf(state, seat, args);
      moment(state, seat, now);
      return (code: number): number => {
        let sum = worth(code);
        const thing = thingOf(code);
        if (thing < 0) return sum;
        for (let i = 0, at = thing * moments; i < moments; i++) sum += learned[at + i]! * now[i]!;
        return sum;
      };
    },
  ]);
  return { ...appraise, ...Object.fromEntries(felt) };
}
