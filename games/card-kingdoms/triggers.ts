import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { asJson } from '@castellan/powers';
import { DOMAINS } from './cards/domains.ts';
import type { Timing } from './cards/domains.ts';
import { domainPower } from './printed.ts';
import type { State } from './state.ts';

/** What each Domain does at a time, laid out once: this is asked at every step. */
const timed = DOMAINS.map(card => ('at' in card.power ? card.power : null));

/**
 * Sets off a player's Domains of this time, in the order of building. The owner may order them
 * [CK 5.9], but of the Domains there are no two of one time can get in each other's way [CK R33].
 */
export function trigger(t: Draft<State>, seat: Seat, at: Timing): void {
  const { domains } = t.state.players[seat]!;
  for (let i = domains.length - 1; i >= 0; i--) {
    const power = timed[domains[i]!];
    if (power !== null && power !== undefined && power.at === at)
      t.push('power', seat, NOBODY, domainPower(domains[i]!), asJson(power.effect));
  }
}
