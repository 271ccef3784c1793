// Domains that do something at a certain time [CK 5.3, 5.9].
import type { Draft, Seat } from '@castellan/kernel';
import { DOMAINS } from './cards/domains.ts';
import type { Timing } from './cards/language.ts';
import { domainPower, pushPower } from './printed.ts';
import type { State } from './state.ts';

/** By Domain: when it does something. Made once, because every step asks for it. */
const timings = DOMAINS.map(({ power }) => ('at' in power ? power.at : null));

/**
 * Starts the powers of a player's Domains that work now, in the order of building. The rules let the owner choose
 * the order [CK 5.9], but it makes no difference with the Domains of this game [CK R33].
 */
export function trigger(t: Draft<State>, seat: Seat, at: Timing): void {
  const { domains } = t.state.players[seat]!;
  for (let i = domains.length - 1; i >= 0; i--)
    if (timings[domains[i]!] === at) pushPower(t, seat, domainPower(domains[i]!));
}
