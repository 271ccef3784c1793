// Build a Domain [CK 9]: take the face-up card of a stack and pay its gold, if your Citizens have its roles. If its power works
// now, it works at once. At the very end the next Domain is turned up.
import { auto, whole } from '@castellan/kernel';
import type { Draft, Face, Offer, Phrase, Seat, Steps } from '@castellan/kernel';
import { asJson } from '@castellan/powers';
import { DOMAINS } from '../cards/domains.ts';
import { ROLES } from '../cards/language.ts';
import { ofColumn, turnUpDomain } from '../center.ts';
import { citizensOfRole } from '../counts.ts';
import { buildPrice } from '../modifiers.ts';
import { domainPower, pushPower } from '../printed.ts';
import { COLUMNS, NONE } from '../state.ts';
import type { Player, State } from '../state.ts';
import { askPayment, canPay, CANNOT_PAY, lackedCoins } from './pay.ts';
import { follows } from '../order.ts';

const LACKS_ROLES: Phrase = { say: 'lacks-roles' };

/** By Domain: how many icons of each role it needs. */
const required = DOMAINS.map(card => ROLES.map(role => card.roles[role] ?? 0));

/** Only Citizen cards count, not Starters or Domains [CK 9.1, 9.2]. */
export function hasRoles(player: Player, domain: number): boolean {
  const needs = required[domain]!;
  for (let i = 0; i < ROLES.length; i++) {
    if (needs[i]! > 0 && citizensOfRole(player.citizens, ROLES[i]!) < needs[i]!) return false;
  }
  return true;
}

/** The roles of which a player has too few. */
export function rolesMissing(player: Player, domain: number) {
  return ROLES.flatMap((role, i) => {
    const [n, has] = [required[domain]![i]!, citizensOfRole(player.citizens, role)];
    return has < n ? [{ role, n, has }] : [];
  });
}

export function offerBuilding(t: Draft<State>, seat: Seat, offer: Offer, base: number): void {
  const player = t.state.players[seat]!;
  for (let column = 0; column < COLUMNS; column++) {
    const domain = t.state.domains[column]!;
    if (domain === NONE) continue;
    const payable = canPay(player, 'gold', buildPrice(player, domain));
    if (payable && hasRoles(player, domain)) offer.add(base + column);
    else if (offer.blocked !== null)
      offer.block(base + column, hasRoles(player, domain) ? CANNOT_PAY : LACKS_ROLES);
  }
}

export function buildFace(t: Draft<State>, seat: Seat, column: number): Face {
  const domain = t.state.domains[column]!;
  const { id, power } = DOMAINS[domain]!;
  const gold = buildPrice(t.state.players[seat]!, domain);
  const face: Face = {
    id: `build:${id}`,
    note: { say: 'build', domain: id, price: gold },
    ref: `center:domain:${id}`,
    cost: { gold },
  };
  return 'at' in power ? { ...face, effect: asJson(power.effect) } : face;
}

export function whyNotBuild({ state }: Draft<State>, seat: Seat, column: number): Phrase {
  const player = state.players[seat]!;
  const domain = state.domains[column]!;
  const price = buildPrice(player, domain);
  const lacks = rolesMissing(player, domain);
  if (lacks.length === 0) return lackedCoins(player, 'gold', price);
  return canPay(player, 'gold', price)
    ? { ...LACKS_ROLES, lacks }
    : { ...lackedCoins(player, 'gold', price), say: 'lacks-roles-and-gold', lacks };
}

export function build(t: Draft<State>, seat: Seat, column: number): void {
  t.push('built', seat, ofColumn[column]);
  askPayment(t, seat, 'gold', buildPrice(t.state.players[seat]!, t.state.domains[column]!));
}

export const buildSteps: Steps<State> = {
  built: auto({
    args: { column: whole(0, COLUMNS - 1) },
    fits: (t, seat, { column }, below) =>
      t.state.domains[column] !== NONE && follows(t, seat, below, ['action-finished']),
    run(t, seat, { column }) {
      const domain = t.state.domains[column]!;
      t.state.domains[column] = NONE;
      t.state.players[seat]!.domains.push(domain);
      t.push('turn-up', seat, ofColumn[column]);
      const { power } = DOMAINS[domain]!;
      if ('always' in power) t.resolved(domainPower(domain));
      else if (power.at === 'build') pushPower(t, seat, domainPower(domain));
    },
  }),

  'turn-up': auto({
    args: { column: whole(0, COLUMNS - 1) },
    fits: (t, seat, { column }, below) =>
      t.state.domains[column] === NONE && follows(t, seat, below, ['action-finished']),
    run: (t, _, { column }) => turnUpDomain(t, column),
  }),
};
