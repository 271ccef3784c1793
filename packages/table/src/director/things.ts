import type { Phrase } from '@castellan/kernel';
import type { Cast } from './script.ts';
import { flightsOf, script } from './script.ts';

/** The things on the table that an event is about, what it brought first; in the end, who did it. */
export function thingsOf(event: Phrase, cast: Cast): string[] {
  const landed = flightsOf(event, cast).map(({ to }) => to);
  const woken = script([event], cast).flatMap(({ wakes }) => wakes);
  return [...landed.toReversed(), ...woken, `seat:${Number(event['seat'] ?? -1)}`];
}
