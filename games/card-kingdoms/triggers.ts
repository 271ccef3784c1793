import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { asJson, effectAt } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { DOMAINS } from './cards/domains.ts';
import type { Timing } from './cards/language.ts';
import { domainPower } from './printed.ts';
import type { State } from './state.ts';
import { terms } from './vocabulary/terms.ts';

/** What each Domain does at each time, laid out once: this is asked at every step. */
const timed = Object.fromEntries(
  Object.keys(terms.timings).map(at => [at, DOMAINS.map(card => effectAt(card.power, at))]),
) as unknown as Readonly<Record<Timing, readonly (Effect | null)[]>>;

/**
 * Sets off a player's Domains of this time, in the order of building. The owner may order them
 * [CK 5.9], but of the Domains there are no two of one time can get in each other's way [CK R33].
 */
export function trigger(t: Draft<State>, seat: Seat, at: Timing): void {
  const { domains } = t.state.players[seat]!;
  const effects = timed[at];
  for (let i = domains.length - 1; i >= 0; i--) {
    const effect = effects[domains[i]!]!;
    if (effect !== null)
      t.push('power', seat, {
        effect: asJson(effect),
        source: domainPower(domains[i]!),
        them: NOBODY,
      });
  }
}
