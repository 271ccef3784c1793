import {
  CITIZENS,
  CITIZENS_PER_STACK,
  DOMAINS,
  DOMAIN_STACKS,
  DOMAINS_PER_STACK,
  MONSTERS,
  MONSTERS_PER_STACK,
  STARTERS,
  type Domain,
  type Monster,
  type Roles,
  type Tokens,
} from './cards.ts';
import { DICE, seeded, shuffle, type ToyRng } from './rng.ts';

export const SEATS = 4;

export type StepName =
  | 'harvest'
  | 'income'
  | 'take'
  | 'action'
  | 'citizen'
  | 'hire'
  | 'slay'
  | 'lose'
  | 'steal';

/** Something still to resolve. Never changes once it is on the agenda, so copies of a table share their frames. */
export interface ToyFrame {
  readonly step: StepName;
  readonly seat: number;
  /** The one number that the step needs: a citizen, a discount, a limit. */
  readonly value: number;
}

export interface Kingdom {
  tokens: Tokens;
  points: number;
  /** How many of each citizen, and also of each role, because every domain needs that. */
  citizens: number[];
  roles: Roles;
  monsters: number;
  domains: number;
}

/** The complete state of a game at any decision, as plain data. */
export interface ToyTable {
  rng: ToyRng;
  round: number;
  active: number;
  dice: [number, number];
  /** How many cards each stack still holds. */
  citizens: number[];
  monsters: number[];
  domains: number[];
  /** Which domain lies where, stack after stack: fixed by the shuffle. */
  readonly domainDeck: readonly number[];
  exhausted: number;
  kingdoms: Kingdom[];
  /** A stack: the last frame is resolved first. */
  agenda: ToyFrame[];
  over: boolean;
}

function newKingdom(): Kingdom {
  const kingdom: Kingdom = {
    tokens: [2, 0, 1],
    points: 0,
    citizens: CITIZENS.map(() => 0),
    roles: [0, 0, 0, 0],
    monsters: 0,
    domains: 0,
  };
  for (const starter of STARTERS) welcome(kingdom, starter);
  return kingdom;
}

export function welcome(kingdom: Kingdom, citizen: number): void {
  kingdom.citizens[citizen]! += 1;
  kingdom.roles[CITIZENS[citizen]!.role] += 1;
}

export function newTable(seed: number): ToyTable {
  const rng = seeded(seed, DICE);
  const domainDeck = DOMAINS.map((_, index) => index);
  shuffle(rng, domainDeck);
  return {
    rng,
    round: 1,
    active: 0,
    dice: [1, 1],
    citizens: CITIZENS.map(() => CITIZENS_PER_STACK),
    monsters: MONSTERS.map(() => MONSTERS_PER_STACK),
    domains: Array.from({ length: DOMAIN_STACKS }, () => DOMAINS_PER_STACK),
    domainDeck,
    exhausted: 0,
    kingdoms: Array.from({ length: SEATS }, newKingdom),
    agenda: [],
    over: false,
  };
}

function cloneKingdom(kingdom: Kingdom): Kingdom {
  const { tokens, roles } = kingdom;
  return {
    tokens: [tokens[0], tokens[1], tokens[2]],
    points: kingdom.points,
    citizens: kingdom.citizens.slice(),
    roles: [roles[0], roles[1], roles[2], roles[3]],
    monsters: kingdom.monsters,
    domains: kingdom.domains,
  };
}

/** Written by hand, in the order of the fields above: many times faster than a general copy. */
export function clone(table: ToyTable): ToyTable {
  const { rng, dice } = table;
  return {
    rng: { a: rng.a, b: rng.b, c: rng.c, d: rng.d },
    round: table.round,
    active: table.active,
    dice: [dice[0], dice[1]],
    citizens: table.citizens.slice(),
    monsters: table.monsters.slice(),
    domains: table.domains.slice(),
    domainDeck: table.domainDeck,
    exhausted: table.exhausted,
    kingdoms: table.kingdoms.map(cloneKingdom),
    agenda: table.agenda.slice(),
    over: table.over,
  };
}

/** Takes the top card away. A stack that has none left is exhausted. */
export function drawFrom(table: ToyTable, stacks: number[], stack: number): void {
  stacks[stack]! -= 1;
  if (stacks[stack] === 0) table.exhausted += 1;
}

/** The card on top: monsters and domains lie in a fixed order, so the number of cards left tells which it is. */
export function topMonster(table: ToyTable, area: number): Monster {
  return MONSTERS[area]![MONSTERS_PER_STACK - table.monsters[area]!]!;
}

export function topDomain(table: ToyTable, stack: number): Domain {
  return DOMAINS[table.domainDeck[stack * DOMAINS_PER_STACK + table.domains[stack]! - 1]!]!;
}
