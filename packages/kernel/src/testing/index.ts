export { answerWith } from './answer-with.ts';
export { plainPen } from './plain-pen.ts';
export { seek } from './seek.ts';
export { forged } from './forged.ts';
export { spoiled } from './spoiled.ts';
export type { Spoiled } from './spoiled.ts';
