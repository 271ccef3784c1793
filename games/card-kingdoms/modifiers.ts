// Prices, and the Domains that change them [CK 7.2, 15.15].
import { modifierOf } from '@castellan/powers';
import { citizensNamedAs } from './counts.ts';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import type { StandingPower } from './cards/language.ts';
import type { Player } from './state.ts';

/** By Domain: what it changes for good, or null. Made once, because every price looks it up. */
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

/** The price of a Citizen: its base price, plus one for each card of that name you own [CK 7.2], unless a Domain removes that. */
export function recruitPrice(player: Player, kind: number): number {
  const base = CITIZENS[kind]!.price!;
  return owns(player, 'no-surcharge') ? base : base + citizensNamedAs(player.citizens, kind);
}

/** The price of a Domain, after discounts. Never below 1, because one gold must be real [CK R9]. */
export function buildPrice(player: Player, domain: number): number {
  return Math.max(1, DOMAINS[domain]!.price + change(player, 'build-price'));
}
