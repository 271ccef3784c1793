// The promises of the icon language, for every game that uses it: `conformance(game, { more: languageChecks(speech)
// })`.
import type { Check } from '@castellan/conformance/checks';
import type { Terms } from '../terms.ts';
import type { World } from '../world.ts';
import { readingBack } from './notation.ts';
import { priceFirst, printedOrder } from './order.ts';
import type { Speech } from './speech.ts';
import { sayingWhatItDoes } from './text.ts';

export type { Performed, PrintedOrder } from './performed.ts';
export { isPrintedOrder } from './performed.ts';
export type { Range } from './generate.ts';
export { randomEffect, randomPower } from './generate.ts';
export { nounFaults } from './nouns/faults.ts';
export type { Resolved } from './resolve.ts';
export { resolve } from './resolve.ts';
export type { Printed, Speech } from './speech.ts';

/** What every game that uses the icon language promises. */
export function languageChecks<S, T extends Terms>(speech: Speech<S, T>): Check[] {
  const world = speech.world as unknown as World<S>;
  return [printedOrder(world), priceFirst(world), sayingWhatItDoes(speech), readingBack(speech)];
}
