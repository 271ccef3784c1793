// The scheduler's functions, for tests that go one step at a time.
export { answerStep, onlyAnswer, takeStep } from '../flow.ts';
export { plainPen } from './plain-pen.ts';
export { misplaced, positionsOf } from './misplaced.ts';
export { seek } from './seek.ts';
export { sharedParts } from './shared.ts';
export { placeOf, TestTable } from './test-table.ts';
export { forged, inFormat, promiseIn } from './forged.ts';
export { GAMES, many, NAMES, NUMBERS, one, spoiled, spoiledBy, wrong } from './spoiled.ts';
export type { Kind, Spoiled, Tree } from './spoiled.ts';
export { unresolved } from './unresolved.ts';
export { atEveryTable, greedyWins, playedOut, takesIn } from './playing.ts';
export { preferred, worthsAt, worthsOf } from './worths.ts';
