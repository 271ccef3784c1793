import type { Lent } from '../chair.ts';

/** How long a search may think. */
export interface Budget {
  /** How much of it is used after this many rollouts, from 0 to 1; 1 or more: stop. */
  used(rollouts: number): number;
  /** How much of it is used while it is still being planned what to compare. */
  planning(): number;
}

export const rolloutBudget = (most: number): Budget => ({
  used: rollouts => rollouts / most,
  planning: () => 0,
});

/** On a slow or busy machine, a thought may take up to this many times as long before it is cut short. */
const PATIENCE = 4;

/**
 * Begins now. Where the platform tells it, only the time that this thread really worked counts. Where that was too little
 * for a least number of rollouts, it goes on, as long as nobody has to wait much longer.
 */
export function timeBudget(
  ms: number,
  { clock, worked = clock }: Pick<Lent, 'clock' | 'worked'>,
  least = 0,
): Budget {
  const began = clock();
  const before = worked();
  let looked = began;
  let work = 0;
  const spent = (now: number): number => {
    // To ask takes as long as a step of a rollout, so it is asked once in a millisecond.
    if (now - looked >= 1 || worked === clock) {
      looked = now;
      work = worked() - before;
    }
    return work / ms;
  };
  const late = (now: number): number => (now - began) / (ms * PATIENCE);
  return {
    planning(): number {
      const now = clock();
      return Math.max(spent(now), late(now));
    },
    used(rollouts): number {
      const now = clock();
      const share = rollouts < least ? Math.min(spent(now), rollouts / least) : spent(now);
      return Math.max(share, late(now));
    },
  };
}
