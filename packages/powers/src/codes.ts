import { MOST_BRANCHES } from './effect.ts';

/** The codes of the icon language's questions. */
export const PASS = -1;

// A code holds the branch of a choice, and above it the amount of an "up to", or which of several powers.
export const codeOf = (above: number, branch: number): number => above * MOST_BRANCHES + branch;
export const branchIn = (code: number): number => code % MOST_BRANCHES;
export const aboveIn = (code: number): number => Math.floor(code / MOST_BRANCHES);
