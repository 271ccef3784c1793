// What can be counted: cards of a role, a name or an area, and leftovers [CK 1.16, 11.2–11.4].
import { ROLES } from './cards/language.ts';
import type { Resource, Role } from './cards/language.ts';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { AREAS, MONSTERS } from './cards/monsters.ts';
import type { terms } from './vocabulary/terms.ts';

/** Where things are counted: in a player's tableau, or in what the Dark Lord has. */
export interface Holdings extends Readonly<Record<Resource, number>> {
  readonly citizens: readonly number[];
  readonly monsters: readonly number[];
  readonly domains: readonly number[];
}

/** How leftover Resources are divided for a Duke [CK 11.4]: all kinds together, or each kind by itself. */
export type Leftovers = 'pooled' | 'per-kind';

/** What the "per" icon can count [CK 1.16]. */
export type Count = (held: Holdings, leftovers: Leftovers) => number;

/** How many kinds of Citizens there are without the Starters: those are a type of their own [CK R7]. */
export const CITIZEN_KINDS = CITIZENS.filter(card => card.price !== null).length;

const kindsOfRole = Object.fromEntries(
  ROLES.map(role => [role, CITIZENS.flatMap((card, kind) => (card.role === role ? [kind] : []))]),
) as Record<Role, number[]>;

/** Citizen cards of a role: never Domains, never Starters [CK 15.11]. */
export function citizensOfRole(citizens: readonly number[], role: Role): number {
  const kinds = kindsOfRole[role];
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) sum += citizens[kinds[i]!]!;
  return sum;
}

/** By Citizen: all kinds with its name. A Starter has the name of its Citizen [CK 7.2]. */
const kindsOfName = CITIZENS.map(card =>
  CITIZENS.flatMap((other, kind) => (other.name === card.name ? [kind] : [])),
);

export function citizensNamedAs(citizens: readonly number[], kind: number): number {
  const kinds = kindsOfName[kind]!;
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) sum += citizens[kinds[i]!]!;
  return sum;
}

const KNIGHT = CITIZENS.findIndex(card => card.id === 'knight');

function leftover(each: number): Count {
  return (held, leftovers) =>
    leftovers === 'pooled'
      ? Math.floor((held.gold + held.strength + held.magic) / each)
      : Math.floor(held.gold / each) +
        Math.floor(held.strength / each) +
        Math.floor(held.magic / each);
}

export type CountName = keyof typeof terms.counts;

export const counts = {
  ...Object.fromEntries(
    ROLES.map(role => [
      `${role}-citizens`,
      (held: Holdings) => citizensOfRole(held.citizens, role),
    ]),
  ),
  // Icons on Citizens, and icons that built Domains required [CK 11.2].
  ...Object.fromEntries(
    ROLES.map(role => [
      `${role}-icons`,
      (held: Holdings) =>
        citizensOfRole(held.citizens, role) +
        held.domains.reduce((sum, domain) => sum + (DOMAINS[domain]!.roles[role] ?? 0), 0),
    ]),
  ),
  ...Object.fromEntries(
    AREAS.map(area => [
      `${area}-monsters`,
      (held: Holdings) => held.monsters.filter(monster => MONSTERS[monster]!.area === area).length,
    ]),
  ),
  knights: (held: Holdings) => citizensNamedAs(held.citizens, KNIGHT),
  citizens: (held: Holdings) =>
    held.citizens.slice(0, CITIZEN_KINDS).reduce((sum, n) => sum + n, 0),
  monsters: (held: Holdings) => held.monsters.length,
  titans: (held: Holdings) =>
    held.monsters.filter(monster => MONSTERS[monster]!.type === 'titan').length,
  domains: (held: Holdings) => held.domains.length,
  'leftovers-2': leftover(2),
  'leftovers-3': leftover(3),
  'leftovers-4': leftover(4),
} as unknown as Readonly<Record<CountName, Count>>;
