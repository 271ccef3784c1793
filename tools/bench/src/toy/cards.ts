/**
 * The cards of Mini Kingdoms: only tables. A card on the table is a small integer, its place in one of these lists.
 * Tokens are always counted in this order: gold, strength, magic.
 */
export const GOLD = 0;
export const STRENGTH = 1;
export const MAGIC = 2;
export type Resource = typeof GOLD | typeof STRENGTH | typeof MAGIC;
export const RESOURCES: readonly Resource[] = [GOLD, STRENGTH, MAGIC];

export type Tokens = [gold: number, strength: number, magic: number];
/** How many of each role: worker, soldier, shadow, holy. */
export type Roles = [worker: number, soldier: number, shadow: number, holy: number];
export type Role = 0 | 1 | 2 | 3;

const WORKER = 0;
const SOLDIER = 1;
const SHADOW = 2;
const HOLY = 3;

/** What a card triggers beyond its tokens: a step for the agenda, with the one number that it needs. */
export interface FollowUp {
  readonly step: 'citizen' | 'lose' | 'hire' | 'slay' | 'steal';
  readonly value: number;
}

const freeCitizen = (costAtMost: number): FollowUp => ({ step: 'citizen', value: costAtMost });
const eachOpponentLosesOne: FollowUp = { step: 'lose', value: 1 };
const hireNow: FollowUp = { step: 'hire', value: 0 };
const slayNow = (discount: number): FollowUp => ({ step: 'slay', value: discount });
const steal = (atMost: number): FollowUp => ({ step: 'steal', value: atMost });

/** A harvest lists its alternatives: a single one is simply taken; from two the owner chooses. */
export type Harvest = readonly Readonly<Tokens>[];

export interface Citizen {
  readonly name: string;
  readonly numbers: readonly number[];
  readonly role: Role;
  readonly cost: number;
  readonly onTurn: Harvest;
  readonly offTurn: Harvest;
}

/** `1g / 2s 1m`: a gold, or two strength and a magic. */
const harvest = (text: string): Harvest =>
  text.split(' / ').map(one => {
    const n = (letter: string): number =>
      Number(one.split(' ').find(part => part.endsWith(letter))?.[0] ?? 0);
    return [n('g'), n('s'), n('m')];
  });

const citizen = (
  name: string,
  numbers: readonly number[],
  role: Role,
  cost: number,
  onTurn: string,
  offTurn: string,
): Citizen => ({ name, numbers, role, cost, onTurn: harvest(onTurn), offTurn: harvest(offTurn) });

export const CITIZENS: readonly Citizen[] = [
  citizen('Friar', [1], HOLY, 4, '1m', '1g'),
  citizen('Chandler', [2], WORKER, 4, '1g / 1s', '1g'),
  citizen('Sellsword', [3], SHADOW, 4, '1s / 1g', '1s'),
  citizen('Slinger', [4], SOLDIER, 4, '1s', '1s'),
  citizen('Ploughman', [5], WORKER, 4, '1g', '1g'),
  citizen('Squire', [6], SOLDIER, 4, '1s', '1s'),
  citizen('Cutpurse', [7], SHADOW, 5, '1g / 1m', '1g / 1s'),
  citizen('Banneret', [8], SOLDIER, 5, '2s', '1s / 1g'),
  citizen('Abbess', [9, 10], HOLY, 6, '1s 1m', '1g / 1s'),
  citizen('Mason', [11, 12], WORKER, 6, '3g / 3s', '1g / 1s'),
];
export const CITIZENS_PER_STACK = 7;
/** Each kingdom starts with one of these. */
export const STARTERS: readonly number[] = [4, 5];

export interface Monster {
  readonly name: string;
  readonly strength: number;
  /** Needed in addition to any magic that stands in for strength. */
  readonly magic: number;
  readonly points: number;
  readonly reward: Readonly<Tokens>;
  readonly follow: FollowUp | null;
}

const monster = (
  name: string,
  strength: number,
  magic: number,
  points: number,
  reward: Readonly<Tokens>,
  follow: FollowUp | null,
): Monster => ({ name, strength, magic, points, reward, follow });

/** By area, the weakest first: it is on top. */
export const MONSTERS: readonly (readonly Monster[])[] = [
  [
    monster('Imp', 2, 0, 1, [1, 0, 0], null),
    monster('Imp Piper', 3, 0, 1, [1, 0, 0], hireNow),
    monster('Imp Thief', 3, 0, 2, [0, 0, 0], steal(2)),
    monster('Imp Regent', 5, 0, 3, [0, 0, 0], freeCitizen(4)),
  ],
  [
    monster('Barrow Wight', 3, 0, 1, [1, 0, 0], null),
    monster('Grey Wight', 4, 0, 2, [0, 0, 1], null),
    monster('Ashen Wight', 4, 1, 2, [0, 0, 0], eachOpponentLosesOne),
    monster('Wight King', 6, 1, 4, [1, 0, 0], steal(2)),
  ],
  [
    monster('Thornback', 4, 0, 2, [1, 0, 0], null),
    monster('Weaver', 5, 0, 2, [0, 0, 0], freeCitizen(4)),
    monster('Pale Weaver', 6, 0, 3, [0, 0, 1], eachOpponentLosesOne),
    monster('Weaver Mother', 7, 1, 5, [1, 0, 0], freeCitizen(5)),
  ],
  [
    monster('Hook Owl', 5, 0, 3, [1, 0, 0], null),
    monster('Hill Giant', 6, 0, 4, [0, 0, 0], steal(2)),
    monster('Stone Giant', 7, 0, 4, [0, 0, 1], eachOpponentLosesOne),
    monster('Mire Troll', 8, 2, 6, [2, 0, 0], slayNow(3)),
  ],
  [
    monster('Cave Bear', 5, 0, 3, [2, 0, 0], null),
    monster('Raider', 7, 0, 5, [0, 0, 0], slayNow(2)),
    monster('Raid Captain', 8, 0, 6, [1, 0, 0], hireNow),
    monster('Raid Chief', 9, 0, 7, [1, 0, 1], freeCitizen(5)),
  ],
];
export const MONSTERS_PER_STACK = 4;

export interface Domain {
  readonly name: string;
  readonly cost: number;
  readonly needs: Readonly<Roles>;
  readonly points: number;
  readonly reward: Readonly<Tokens>;
  readonly follow: FollowUp | null;
}

const domain = (
  name: string,
  cost: number,
  needs: Readonly<Roles>,
  points: number,
  reward: Readonly<Tokens>,
  follow: FollowUp | null,
): Domain => ({ name, cost, needs, points, reward, follow });

export const DOMAINS: readonly Domain[] = [
  domain('Toll Bridge', 4, [1, 0, 0, 0], 2, [0, 0, 0], steal(2)),
  domain('Watch Fire', 4, [0, 1, 0, 0], 2, [0, 1, 0], slayNow(1)),
  domain('Wayside Inn', 5, [1, 0, 0, 0], 2, [2, 0, 0], hireNow),
  domain('Drill Yard', 5, [0, 2, 0, 0], 3, [0, 2, 0], slayNow(2)),
  domain('Hidden Stair', 5, [0, 0, 1, 0], 3, [0, 0, 1], eachOpponentLosesOne),
  domain('Cloister', 5, [0, 0, 0, 1], 3, [0, 0, 2], null),
  domain('Guild House', 6, [2, 0, 0, 0], 3, [0, 0, 0], freeCitizen(4)),
  domain('Market Cross', 6, [1, 0, 1, 0], 4, [2, 0, 0], hireNow),
  domain('Border Keep', 6, [0, 2, 0, 0], 4, [0, 0, 0], slayNow(3)),
  domain('Pilgrim Road', 7, [1, 0, 0, 1], 5, [0, 0, 1], freeCitizen(5)),
  domain('Counting House', 7, [2, 0, 0, 0], 5, [2, 0, 0], steal(3)),
  domain('Whisper Gallery', 7, [0, 0, 2, 0], 6, [0, 0, 0], eachOpponentLosesOne),
  domain('Citadel', 8, [1, 2, 0, 0], 6, [0, 1, 0], slayNow(3)),
  domain('Cathedral', 9, [1, 0, 0, 1], 7, [0, 0, 2], null),
  domain('Crown Court', 10, [1, 1, 0, 0], 8, [0, 0, 0], eachOpponentLosesOne),
];
export const DOMAIN_STACKS = 5;
export const DOMAINS_PER_STACK = 3;
