// The map and the tombs as numbers. Made once, because rules look them up very often.
import { LOCATIONS } from './cards/locations.ts';
import { LAIRS } from './cards/monsters.ts';
import { TOMB_ROW, TOMBS } from './state.ts';

const placeOf = (id: string): number => LOCATIONS.findIndex(location => location.id === id);

/** By Location: the Locations one movement step away [MV 6.1]. */
export const ROADS: readonly (readonly number[])[] = LOCATIONS.map(({ roads }) =>
  roads.map(placeOf),
);

/** By Location: the lairs at the end of its trails [MV 7.1]. */
export const TRAILS: readonly (readonly number[])[] = LOCATIONS.map(({ lairs }) =>
  lairs.map(lair => LAIRS.indexOf(lair)),
);

const ROWS = TOMBS / TOMB_ROW;

/** The tombs of each line of the Hero Tombs: three rows, then four columns [MV 10.2]. */
export const LINES: readonly (readonly number[])[] = [
  ...Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: TOMB_ROW }, (__, i) => row * TOMB_ROW + i),
  ),
  ...Array.from({ length: TOMB_ROW }, (_, column) =>
    Array.from({ length: ROWS }, (__, i) => i * TOMB_ROW + column),
  ),
];
