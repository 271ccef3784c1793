export { Ascent } from './ascent.ts';
export type { Comparisons } from './comparisons.ts';
export { comparisonsOf, joined } from './comparisons.ts';
export type { Fit } from './fit.ts';
export { fit } from './fit.ts';
export type { Practice, PracticeJob } from './practice.ts';
export { practise } from './practice.ts';
export type { Played, PlayJob } from './self-play.ts';
export { playJob } from './self-play.ts';
