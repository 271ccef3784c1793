// What Citizens bring to a Quest, and what the Quest needs [QV 7.2–7.6].
import { CITIZENS } from './cards/citizens.ts';
import { RESOURCES, ROLES } from './cards/language.ts';
import { QUESTS } from './cards/quests.ts';

/** By Citizen: its role. By Citizen and Resource: how much it gives, and whether it has an "=". */
export const ROLE_OF: readonly number[] = CITIZENS.map(({ role }) => ROLES.indexOf(role));
export const GIVES: readonly number[] = CITIZENS.flatMap(({ produces }) =>
  RESOURCES.map(resource => (produces[resource] === '=' ? 0 : (produces[resource] ?? 0))),
);
export const EQUALS: readonly number[] = CITIZENS.flatMap(({ produces }) =>
  RESOURCES.map(resource => (produces[resource] === '=' ? 1 : 0)),
);
export const NEEDS_ROLES: readonly number[] = QUESTS.flatMap(({ roles }) =>
  ROLES.map(role => roles[role] ?? 0),
);
export const NEEDS: readonly number[] = QUESTS.flatMap(({ resources }) =>
  RESOURCES.map(resource => resources[resource] ?? 0),
);

/** What some Citizens bring together. The object is filled again and again, so that playouts make no new ones. */
export interface Band {
  readonly roles: number[];
  /** Resources with a number on them. */
  readonly given: number[];
  /** How many have an "=". */
  readonly equals: number[];
}

export const newBand = (): Band => ({ roles: [0, 0, 0, 0], given: [0, 0, 0], equals: [0, 0, 0] });

const NOBODY = newBand();

export const clearBand = (band: Band): void => copyBand(NOBODY, band);

export function copyBand(from: Band, to: Band): void {
  for (let role = 0; role < 4; role++) to.roles[role] = from.roles[role]!;
  for (let resource = 0; resource < 3; resource++) {
    to.given[resource] = from.given[resource]!;
    to.equals[resource] = from.equals[resource]!;
  }
}

/** Adds `n` copies of a Citizen. With -1, one is removed. */
export function addCitizen({ roles, given, equals }: Band, card: number, n = 1): void {
  roles[ROLE_OF[card]!]! += n;
  for (let resource = 0; resource < 3; resource++) {
    given[resource]! += n * GIVES[3 * card + resource]!;
    equals[resource]! += n * EQUALS[3 * card + resource]!;
  }
}

export function addCitizens(band: Band, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) addCitizen(band, cards[i]!);
}

/** How much of a Resource a band has. Each "=" counts as much as all numbers together (QV R8). */
export function amountOf({ given, equals }: Band, resource: number): number {
  return given[resource]! * (1 + equals[resource]!);
}

/** Whether the band meets all requirements of a Quest. More than needed is allowed [QV 7.6]. */
export function meets(band: Band, quest: number): boolean {
  for (let role = 0; role < 4; role++)
    if (band.roles[role]! < NEEDS_ROLES[4 * quest + role]!) return false;
  for (let resource = 0; resource < 3; resource++)
    if (amountOf(band, resource) < NEEDS[3 * quest + resource]!) return false;
  return true;
}

const scratch = newBand();

/** The same for the Citizens of one pile or two. */
export function bandMeets(
  quest: number,
  cards: readonly number[],
  more: readonly number[] = NOBODY_ELSE,
): boolean {
  clearBand(scratch);
  addCitizens(scratch, cards);
  addCitizens(scratch, more);
  return meets(scratch, quest);
}

const NOBODY_ELSE: readonly number[] = [];

/** What is missing for a Quest, in the order of roles and of resources; nothing: all zeros. */
export interface Lack {
  readonly roles: readonly number[];
  readonly resources: readonly number[];
}

export function lacksFor(quest: number, cards: readonly number[]): Lack {
  clearBand(scratch);
  addCitizens(scratch, cards);
  return {
    roles: scratch.roles.map((n, role) => Math.max(0, NEEDS_ROLES[4 * quest + role]! - n)),
    resources: scratch.given.map((_, i) =>
      Math.max(0, NEEDS[3 * quest + i]! - amountOf(scratch, i)),
    ),
  };
}
