// Market Day, as the tests of all packages and the table's gallery know it.
export type { Stall, Ware } from '../toy/cards/wares.ts';
export { WARES } from '../toy/cards/wares.ts';
export { game as toy, rules as toyRules } from '../toy/index.ts';
export type { Seen as ToySeen, State as ToyState } from '../toy/state.ts';
