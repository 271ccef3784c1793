/** After a replay's address: what is shown at first. */
export const REVIEW = 'review';
export const END = 'end';

/** Undefined: the game's beginning. */
export type Opens = typeof REVIEW | typeof END | undefined;

export const opensFrom = (word: string | undefined): Opens =>
  word === REVIEW || word === END ? word : undefined;
