// Every printed power has a number, so that tests can see that each has been used.
import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { told } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { TOMB_COLUMNS, TOMB_ROWS, WHEEL } from './cards/boards.ts';
import { CITIZENS, PENNANTS } from './cards/citizens.ts';
import { gain, or } from './cards/language.ts';
import { INSTEAD, LOCATIONS } from './cards/locations.ts';
import { MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import { WEALTH } from './cards/wealth.ts';
import { box, SLOTS } from './state.ts';
import type { State } from './state.ts';

interface Printed {
  /** The id of the card or board it is printed on. */
  readonly on: string;
  /** The kind of that card or board. */
  readonly kind: string;
  /** Its name. It differs from other powers on the same card. */
  readonly name: string;
  readonly effect: Effect;
}

/** For tiles that count only at the end, and monsters without a reward. */
const NOTHING: Effect = { op: 'all', of: [] };

const lists: readonly (readonly Printed[])[] = [
  CITIZENS.map(({ id, power }) => ({ on: id, kind: 'citizen', name: id, effect: power })),
  CITIZENS.map(({ id, guild }) => ({
    on: id,
    kind: 'citizen',
    name: `${id} (pennant)`,
    effect: PENNANTS[guild],
  })),
  MONSTERS.map(({ id, reward }) => ({
    on: id,
    kind: 'monster',
    name: id,
    effect: reward ?? NOTHING,
  })),
  MONSTERS.map(({ id, influence }) => ({
    on: id,
    kind: 'monster',
    name: `${id} (influence)`,
    effect: gain({ influence }),
  })),
  LOCATIONS.map(({ id, power }) => ({
    on: id,
    kind: 'location',
    name: id,
    effect: or(power, INSTEAD),
  })),
  LOCATIONS.flatMap(({ id, slots }) =>
    slots.map((effect, slot) => ({ on: id, kind: 'location', name: `${id} ${slot + 1}`, effect })),
  ),
  WHEEL.map(({ id, reward }) => ({ on: id, kind: 'wheel', name: id, effect: reward })),
  [...TOMB_ROWS, ...TOMB_COLUMNS].map(({ id, reward }) => ({
    on: id,
    kind: 'tomb-line',
    name: id,
    effect: reward,
  })),
  TILES.map(({ id, grant }) => ({ on: id, kind: 'tile', name: id, effect: grant ?? NOTHING })),
  WEALTH.map(({ id, reward }) => ({ on: id, kind: 'wealth', name: id, effect: reward })),
];

const printed: readonly Printed[] = lists.flat();
const first = (list: number): number =>
  lists.slice(0, list).reduce((sum, { length }) => sum + length, 0);
const [PENNANT, REWARD, INFLUENCE, LOCATION, SLOT, SEGMENT, TOMB_LINE, TILE, WEALTH_TILE] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
].map(first) as [number, number, number, number, number, number, number, number, number];

export const citizenPower = (kind: number): number => kind;
export const pennantPower = (kind: number): number => PENNANT + kind;
export const rewardPower = (monster: number): number => REWARD + monster;
export const influencePower = (monster: number): number => INFLUENCE + monster;
export const locationPower = (location: number): number => LOCATION + location;
export const slotPower = (place: number): number => SLOT + place;
export const segmentPower = (segment: number): number => SEGMENT + segment;
/** First the rows of the tombs, then the columns. */
export const tombPower = (line: number): number => TOMB_LINE + line;
export const tilePower = (tile: number): number => TILE + tile;
export const wealthPower = (tile: number): number => WEALTH_TILE + tile;

export const isLocationPower = (power: number): boolean =>
  power >= LOCATION && power < LOCATION + LOCATIONS.length;
export const tileOfPower = (power: number): number => power - TILE;

export const powers: readonly string[] = printed.map(({ name }) => name);
export const POWERS = printed.length;

export const effectOfPower = (power: number): Effect => printed[power]?.effect ?? NOTHING;
/** The id of what a power is printed on; empty if there is none. */
export const cardOfPower = (power: number): string => printed[power]?.on ?? '';

export function refOfPower(power: number, seat: Seat): string {
  const { kind, on } = printed[power] ?? { kind: 'player', on: String(seat) };
  return `${kind}:${on}`;
}

/** The arguments of the step of each power. Frames can share them, so they are made once. */
const toldOf = printed.map(({ effect }, power) => told(effect, power, NOBODY));

/** Puts a power on the agenda. It comes next. */
export function pushPower(t: Draft<State>, seat: Seat, power: number): void {
  t.push('power', seat, toldOf[power]);
}

const each = (things: readonly unknown[], power: (place: number) => number): number[] =>
  things.map((_, place) => power(place));

/** The powers on the cards and boards of this table: all but the tiles for more players. */
export function inPlay({ players }: State): number[] {
  return [
    ...each(CITIZENS, citizenPower),
    ...each(CITIZENS, pennantPower),
    ...MONSTERS.flatMap(({ reward }, monster) => (reward === null ? [] : [rewardPower(monster)])),
    ...each(MONSTERS, influencePower),
    ...each(LOCATIONS, locationPower),
    ...Array.from({ length: LOCATIONS.length * SLOTS }, (_, place) => slotPower(place)),
    ...each(WHEEL, segmentPower),
    ...each([...TOMB_ROWS, ...TOMB_COLUMNS], tombPower),
    ...TILES.flatMap((_, tile) =>
      box.tile.copies(tile, players.length) > 0 ? [tilePower(tile)] : [],
    ),
    ...each(WEALTH, wealthPower),
  ];
}
