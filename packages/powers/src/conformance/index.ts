// The promises of the icon language, for every game that speaks it: joined to the conformance suite.
export type { Deed, Order } from './deeds.ts';
export { isPrintedOrder } from './deeds.ts';
export { randomEffect, randomPower } from './generate.ts';
export type { Range } from './generate.ts';
export type { Resolved } from './resolve.ts';
export { resolve } from './resolve.ts';
