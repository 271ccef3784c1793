import { modifierOf } from '@castellan/powers';
import { citizensNamedAs } from './counts.ts';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import type { StandingPower } from './cards/language.ts';
import type { Player } from './state.ts';

/** What each Domain changes for good, or null; looked up for every price, so laid out once. */
const standing = DOMAINS.map(card => modifierOf(card.power));

function owns(player: Player, modify: StandingPower): boolean {
  for (let i = 0; i < player.domains.length; i++)
    if (standing[player.domains[i]!]?.modify === modify) return true;
  return false;
}

function change(player: Player, modify: StandingPower): number {
  let by = 0;
  for (const domain of player.domains)
    if (standing[domain]?.modify === modify) by += standing[domain]!.by;
  return by;
}

/** The price of a Citizen: its base price, and one more for each card of that name you own [CK 7.2], unless a Domain drops that. */
export function recruitPrice(player: Player, kind: number): number {
  const base = CITIZENS[kind]!.price!;
  return owns(player, 'no-surcharge') ? base : base + citizensNamedAs(player.citizens, kind);
}

/** The price of a Domain, after discounts; never below 1, since one gold must be real [CK R9]. */
export function buildPrice(player: Player, domain: number): number {
  return Math.max(1, DOMAINS[domain]!.price + change(player, 'build-price'));
}
