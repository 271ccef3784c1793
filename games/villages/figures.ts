// The cards as numbers. Made once, because rules look them up very often. A Building, an Adventurer, a type or a resource is its place
// in its list.
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { RESOURCES, TYPES } from './cards/language.ts';
import type { Player } from './state.ts';

export const BUILDING_KINDS = BUILDINGS.length;
/** How many Building cards there are in the box. */
export const CARDS: number = BUILDINGS.reduce((sum, { copies }) => sum + copies, 0);

export const typeOf: readonly number[] = BUILDINGS.map(({ type }) => TYPES.indexOf(type));
export const resourceOf: readonly number[] = BUILDINGS.map(({ resource }) =>
  RESOURCES.indexOf(resource),
);
export const vpOf: readonly number[] = BUILDINGS.map(({ vp }) => vp);
export const adventurerVpOf: readonly number[] = ADVENTURERS.map(({ vp }) => vp);

/** By Building: the icons of its cost, in the order in which they are paid. */
export const iconsOf: readonly (readonly number[])[] = BUILDINGS.map(({ cost }) =>
  RESOURCES.flatMap((resource, i) => new Array<number>(cost[resource] ?? 0).fill(i)),
);

/** By Adventurer: how many Buildings of each type it needs. */
export const requiresOf: readonly (readonly number[])[] = ADVENTURERS.map(({ requires }) =>
  TYPES.map(type => requires[type] ?? 0),
);

/** The highest number of icons in a cost. */
export const MOST_ICONS: number = Math.max(...iconsOf.map(({ length }) => length));

/** How many Buildings of a village are of this type. */
export function buildingsOfType({ buildings }: Pick<Player, 'buildings'>, type: number): number {
  let n = 0;
  for (let i = 0; i < buildings.length; i++) if (typeOf[buildings[i]!] === type) n++;
  return n;
}
