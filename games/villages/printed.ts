// Every power printed on a card has a number, so that tests can see that each has been used [VV 9].
import { NOBODY } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { countOf, declinable, losesFrom, NOTHING, priceOf } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import type { BuildingType, VillagePower } from './cards/language.ts';
import { ACTIONS, TYPES } from './cards/language.ts';
import { providedBy } from './provided.ts';
import type { State } from './state.ts';

const buildings = BUILDINGS.filter(({ power }) => power !== null);
const adventurers = ADVENTURERS.filter(({ power }) => power !== null);
const printed = [...buildings, ...adventurers];

/** The name of each power: the id of its card. */
export const powers: readonly string[] = printed.map(({ id }) => id);

/** By card: the number of its power; -1 if it has none. */
export const buildingPower: readonly number[] = BUILDINGS.map(({ id }) => powers.indexOf(id));
export const adventurerPower: readonly number[] = ADVENTURERS.map(({ id }) => powers.indexOf(id));

const timed = printed.map(({ power }) => power as Extract<VillagePower, { readonly at: string }>);

/** The timings of powers that belong to no action: instant, scored at the end, or provides a resource. */
export const INSTANT = -1;
const SCORING = -2;
const PROVIDES = -3;

/** A power that provides a resource while a Building is paid for [VV 9.5]. */
export interface Provision {
  readonly power: number;
  /** Which resource; `WILD` for any. */
  readonly resource: number;
  /** Only for Buildings of this type; `ANY` for all. */
  readonly type: number;
  /** How many cards it costs. */
  readonly discards: number;
}

export const ANY = -1;

function provisionOf(power: number): Provision | null {
  const { at, effect } = timed[power]!;
  const resource = providedBy(timed[power]!);
  if (resource < 0) return null;
  const discards = losesFrom(priceOf(effect) ?? NOTHING, 'hand');
  const type = TYPES.indexOf(at.replace('build-', '') as BuildingType);
  return { power, resource, type, discards };
}

/** All powers that provide a resource. A set of them is a number, with one bit for each. */
export const provisions: readonly Provision[] = powers.flatMap(
  (_, power) => provisionOf(power) ?? [],
);

/** By power: its place in `provisions`; -1 for the others. */
export const provisionAt: readonly number[] = powers.map((_, power) =>
  provisions.findIndex(provision => provision.power === power),
);

/** By power: the action in which it can be used; less than 0 if there is none. */
export const timingOf: readonly number[] = timed.map(({ at }, power) => {
  if (provisionAt[power]! >= 0) return PROVIDES;
  if (at === 'instant') return INSTANT;
  return at === 'scoring' ? SCORING : ACTIONS.findIndex(action => action === at);
});

/** By power: what it counts at the end, for a point each: a type of Building, `ADVENTURER`, or `NOTHING`. */
export const PER_ADVENTURER: number = TYPES.length;
export const PER_NOTHING = -1;
export const scoresPer: readonly number[] = timed.map(({ at, effect }) =>
  at === 'scoring'
    ? [...TYPES, 'adventurers'].findIndex(count => count === countOf(effect))
    : PER_NOTHING,
);

/** What using a power does. Every power can be declined [VV 9.3]. */
const effects: readonly Effect[] = timed.map(({ effect }) => declinable(effect));

export const effectOfPower = (power: number): Effect => effects[power]!;

/** The id of the card that a power is printed on. */
export const cardOfPower = (power: number): string => powers[power] ?? '';

/** That card in the village of its owner. */
export function refOfPower(power: number, seat: Seat): string {
  if (seat === NOBODY) return '';
  const kind = power < buildings.length ? 'building' : 'adventurer';
  return `village:${seat}:${kind}:${cardOfPower(power)}`;
}

/** The powers on the cards of this table. Alone, most Building cards stay in the box. */
export function inPlay({ unused }: State): number[] {
  const isThere = (card: number): boolean =>
    unused.filter(other => other === card).length < BUILDINGS[card]!.copies;
  return [
    ...buildingPower.filter((power, card) => power >= 0 && isThere(card)),
    ...adventurerPower.filter(power => power >= 0),
  ];
}
