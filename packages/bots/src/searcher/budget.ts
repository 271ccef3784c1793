/** How long a search may think. */
export interface Budget {
  /** How much of it is used after this many rollouts, from 0 to 1; 1 or more: stop. */
  used(rollouts: number): number;
}

export const rolloutBudget = (most: number): Budget => ({
  used: rollouts => rollouts / most,
});

/** Begins now. */
export function timeBudget(ms: number, clock: () => number): Budget {
  const began = clock();
  return { used: () => (clock() - began) / ms };
}
