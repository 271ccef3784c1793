// What cards are worth to a seat, in points, roughly. For bots. A card is a number here, as in the state.
import { countOf, inside, worth as effectWorth } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { hasRoles } from './actions/build.ts';
import { canPay } from './actions/pay.ts';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { RESOURCES, ROLES } from './cards/language.ts';
import type { Resource, StandingPower, Timing } from './cards/language.ts';
import { MONSTERS } from './cards/monsters.ts';
import { topCitizen, topMonster } from './center.ts';
import { counts } from './counts.ts';
import type { Holdings } from './counts.ts';
import { FOR_CITIZEN, FOR_DOMAIN, FOR_MONSTER, NOTHING } from './favour.ts';
import { income } from './income.ts';
import { buildPrice, recruitPrice } from './modifiers.ts';
import { pricesOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { trophyShare } from './solo.ts';
import { CITIZEN_STACKS, COLUMNS, NONE } from './state.ts';
import type { Player } from './state.ts';

/** What the Duke gives for a card; nothing without a Duke. */
function favour(table: readonly (readonly number[])[], { duke }: Player, card: number): number {
  return duke >= 0 ? table[duke]![card]! : 0;
}

/** A Monster in the Victory stack. */
export function trophyWorth({ state, me }: Outlook, monster: number): number {
  return trophyShare(state) * MONSTERS[monster]!.vp + favour(FOR_MONSTER, me, monster);
}

/** By Monster or Citizen whose own effects count something: what it adds to each count. Null for all others. */
const countedMonsters = MONSTERS.map(({ reward }, monster) =>
  doesCount(reward) ? countsOf({ monsters: [monster] }) : null,
);
const countedCitizens = CITIZENS.map(({ onTurn, offTurn }, kind) =>
  doesCount(onTurn) || doesCount(offTurn)
    ? countsOf({ citizens: NOTHING.citizens.with(kind, 1) })
    : null,
);

function countsOf(held: Partial<Holdings>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count({ ...NOTHING, ...held }, 'pooled')]),
  );
}

function doesCount(effect: Effect): boolean {
  return countOf(effect) !== null || inside(effect).some(doesCount);
}

/** What taking a card is worth beside what it brings, while the game goes on: the others do not get it. */
const TAKEN = { monster: 0.13, citizen: 0.2, domain: 0.73 };
/** The Duke's points for a Citizen, while many more can still be hired. */
const EARLY = 0.67;

export function slayWorth(look: Outlook, monster: number): number {
  const { me, rounds, tokens } = look;
  const { reward, strength, magic } = MONSTERS[monster]!;
  const more = countedMonsters[monster]!;
  return (
    (rounds > 0 ? TAKEN.monster : 0) +
    trophyWorth(look, monster) +
    effectWorth(reward, more === null ? look.prices : pricesOf(rounds, tokens, me, more)) -
    strength * tokens.strength -
    magic * tokens.magic
  );
}

/** A Citizen: what it harvests until the end, what the Duke gives for it, and the Domains that need its role. */
export function citizenWorth(look: Outlook, kind: number): number {
  const { state, me, rounds, later } = look;
  const more = countedCitizens[kind]!;
  const prices = more === null ? look.laterPrices : pricesOf(rounds, later, me, more);
  const role = ROLE_OF[kind]!;
  return (
    income(kind, state.players.length, prices) * rounds +
    (rounds > 0 ? EARLY : 1) * favour(FOR_CITIZEN, me, kind) +
    (role === NONE ? 0 : (look.forRole[role] ??= roleWorth(look, role)))
  );
}

export function recruitWorth(look: Outlook, kind: number): number {
  const taken = look.rounds > 0 ? TAKEN.citizen : 0;
  return taken + citizenWorth(look, kind) - recruitPrice(look.me, kind) * look.tokens.gold;
}

/** By Domain, how many icons of each role it needs; by Citizen, its role. */
const REQUIRED = DOMAINS.map(card => ROLES.map(role => card.roles[role] ?? 0));
const ROLE_OF = CITIZENS.map(card => (card.role === null ? NONE : ROLES.indexOf(card.role)));
/** Others may build a Domain before all roles are there. Towards the end there is less time for it. */
const ROLE_SHARE = 0.45;
const ROLE_ROUNDS = 1.9;

/** For each Domain that needs this role: a share of its worth, divided by all that is missing for it. */
function roleWorth(look: Outlook, own: number): number {
  const { state, roles, rounds } = look;
  let worth = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const domain = state.domains[column]!;
    if (domain === NONE) continue;
    const needs = REQUIRED[domain]!;
    if (roles[own]! >= needs[own]!) continue;
    let missing = 0;
    for (let role = 0; role < ROLES.length; role++)
      missing += Math.max(0, needs[role]! - roles[role]!);
    const built = (look.domains[column] ??= buildWorth(look, domain));
    worth += Math.max(0, built) / missing;
  }
  return ROLE_SHARE * Math.min(1, rounds / ROLE_ROUNDS) * worth;
}

export function buildWorth(look: Outlook, domain: number): number {
  const { me, rounds, tokens } = look;
  return (
    (rounds > 0 ? TAKEN.domain : 0) +
    DOMAINS[domain]!.vp +
    favour(FOR_DOMAIN, me, domain) +
    powerWorth(look, domain) -
    buildPrice(me, domain) * tokens.gold
  );
}

/** How often in a round these times come. */
const TIMES: Readonly<Partial<Record<Timing, number>>> = { 'gain-citizen': 0.4, slay: 0.6 };
/** How much gold a Domain that always works saves in a round. */
const SAVES: Readonly<Record<StandingPower, number>> = { 'no-surcharge': 0.6, 'build-price': 0.6 };
/** What turning a die is worth in a round. */
const DIE = 0.3;

function powerWorth(look: Outlook, domain: number): number {
  const { state, rounds, tokens, prices } = look;
  const { power } = DOMAINS[domain]!;
  if ('always' in power) return rounds * SAVES[power.always.modify] * tokens.gold;
  if (power.at === 'own-roll') return rounds * DIE;
  const once = effectWorth(power.effect, prices);
  if (power.at === 'build') return once;
  // The doubles of all players count [CK 15.8].
  const often = power.at === 'doubles' ? state.players.length / 6 : (TIMES[power.at] ?? 1);
  return rounds * often * once;
}

/** The last missing token is worth this share of what it buys, if there is an action left. */
const REACH = 0.17;

/** One Resource. `more`: another action follows in this turn. */
export function gainWorth(look: Outlook, resource: Resource, more: boolean): number {
  const worth = look.tokens[resource];
  if (!more) return worth;
  return worth + REACH * (look.reach ??= reachOf(look))[RESOURCES.indexOf(resource)]!;
}

/** By Resource: the best card that can be paid for only with one more of it. */
function reachOf(look: Outlook): number[] {
  const { state, me } = look;
  const richer = RESOURCES.map(resource => ({ ...me, [resource]: me[resource] + 1 }));
  const best = RESOURCES.map(() => 0);
  const reach = (coin: 'gold' | 'strength', price: number, magic: number, worth: () => number) => {
    // More than one token short, or none.
    if (me[coin] + me.magic + 1 < price + magic || canPay(me, coin, price, magic)) return;
    for (let i = 0; i < richer.length; i++)
      if (canPay(richer[i]!, coin, price, magic)) best[i] = Math.max(best[i]!, worth());
  };
  for (let column = 0; column < COLUMNS; column++) {
    const monster = topMonster(state, column);
    if (monster !== NONE) {
      const { strength, magic } = MONSTERS[monster]!;
      reach('strength', strength, magic, () => slayWorth(look, monster));
    }
    const domain = state.domains[column]!;
    if (domain !== NONE && hasRoles(me, domain))
      reach('gold', buildPrice(me, domain), 0, () => buildWorth(look, domain));
  }
  for (let stack = 0; stack < CITIZEN_STACKS; stack++) {
    const kind = topCitizen(state, stack);
    if (kind !== NONE) reach('gold', recruitPrice(me, kind), 0, () => recruitWorth(look, kind));
  }
  return best;
}
