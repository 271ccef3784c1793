// The numbers by which the options of an action go. The same number means the same in every world.
export const DRAW = 0;
export const RENEW = 1;
/** Declines a bonus action; or, where no action is possible at all, forfeits it. */
export const PASS = 2;
/** Plus the place in the Tavern Line. */
export const HIRE = 8;
/** Plus the Citizen. */
export const HIRE_FROM_HAND = 32;
/** Plus the Quest. */
export const RESERVE = 64;
export const QUEST = 96;
