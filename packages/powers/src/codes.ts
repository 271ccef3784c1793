import { MOST_BRANCHES } from './effect.ts';

/** The codes of the questions of the icon language. */
export const PASS = -1;

// A code holds the branch of a choice, and above it how much of an up-to take, or which power of several.
export const codeOf = (above: number, branch: number): number => above * MOST_BRANCHES + branch;
export const branchIn = (code: number): number => code % MOST_BRANCHES;
export const aboveIn = (code: number): number => Math.floor(code / MOST_BRANCHES);
