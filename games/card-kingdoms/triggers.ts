// Domains that do something at a certain time [CK 5.3, 5.9].
import type { Draft, Seat } from '@castellan/kernel';
import { DOMAINS } from './cards/domains.ts';
import type { Timing } from './cards/language.ts';
import { domainPower, pushPower } from './printed.ts';
import type { State } from './state.ts';

/** By Domain: when it does something. Made once, because every step asks for it. */
const timings = DOMAINS.map(({ power }) => ('at' in power ? power.at : null));

/**
 * Sets off a player's Domains of this time, in the order of building. The owner may order them
 * [CK 5.9], but of the Domains there are no two of one time can get in each other's way [CK R33]: a test looks.
 * Where two can, they must be asked: `createTriggers`.
 */
export function trigger(t: Draft<State>, seat: Seat, at: Timing): void {
  const { domains } = t.state.players[seat]!;
  for (let i = domains.length - 1; i >= 0; i--)
    if (timings[domains[i]!] === at) pushPower(t, seat, domainPower(domains[i]!));
}
