// The checks for use outside a test runner: `castellan soak` and other tools.
export type { Budget, Check } from './check.ts';
export { checks } from './checks.ts';
export { Fault } from './fault.ts';
export type { StateFate } from './mutant.ts';
export { mutantOf } from './mutant.ts';
export { runCheck, runChecks } from './run.ts';
export { twinWorld } from './checks/non-interference.ts';
export type { Moment } from './walk.ts';
export { walk } from './walk.ts';
