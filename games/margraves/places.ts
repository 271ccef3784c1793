// The map as numbers, for the rules to reckon with: read off the tables once, never changed.
import { LOCATIONS } from './cards/locations.ts';
import { LAIRS } from './cards/monsters.ts';

const placeOf = (id: string): number => LOCATIONS.findIndex(location => location.id === id);

/** By Location: the Locations one movement step away [MV 6.1]. */
export const ROADS: readonly (readonly number[])[] = LOCATIONS.map(({ roads }) =>
  roads.map(placeOf),
);

/** By Location: the lairs at the end of its trails [MV 7.1]. */
export const TRAILS: readonly (readonly number[])[] = LOCATIONS.map(({ lairs }) =>
  lairs.map(lair => LAIRS.indexOf(lair)),
);
