export type { Thoroughness } from './conformance.ts';
export { conformance, wholeGames } from './conformance.ts';
export { phrasesOf } from './phrases.ts';
export { recordOf } from './record.ts';
export { wordsSuite } from './words-suite.ts';
export * from './without-vitest.ts';
