// Every printed power has a number, so that tests can see that each has been used.
import { NOBODY } from '@castellan/kernel';
import type { Args, Draft, Seat } from '@castellan/kernel';
import { besideAction, gainIn, iconByIcon, NOTHING, orElse, tally, told } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { TOMB_COLUMNS, TOMB_ROWS, WHEEL } from './cards/boards.ts';
import { CITIZENS, PENNANTS } from './cards/citizens.ts';
import type { Resource, ResourceAmounts } from './cards/language.ts';
import { INSTEAD, LOCATIONS } from './cards/locations.ts';
import { MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import { WEALTH } from './cards/wealth.ts';
import { box, SLOTS } from './state.ts';
import type { State } from './state.ts';
import { terms } from './vocabulary/terms.ts';

const gain = gainIn(terms);

interface Printed {
  /** The id of the card or board it is printed on. */
  readonly on: string;
  /** The kind of that card or board. */
  readonly kind: string;
  /** Its name. It differs from other powers on the same card. */
  readonly name: string;
  readonly effect: Effect;
}

const RESOURCES = Object.keys(terms.resources) as readonly Resource[];
/** How much of each thing an effect brings. */
const amountsOf = (effect: Effect): ResourceAmounts =>
  Object.fromEntries(
    RESOURCES.map(name => [name, tally(effect, name, () => 0)]),
  ) as unknown as ResourceAmounts;

/** By monster: its reward, icon by icon. They are taken in any order [MV 7.4]. */
const REWARDS = MONSTERS.map(({ reward }) => (reward === null ? [] : iconByIcon(reward)));

const lists: readonly (readonly Printed[])[] = [
  CITIZENS.map(({ id, power }) => ({ on: id, kind: 'citizen', name: id, effect: power })),
  CITIZENS.map(({ id, guild }) => ({
    on: id,
    kind: 'citizen',
    name: `${id} (pennant)`,
    effect: PENNANTS[guild],
  })),
  MONSTERS.flatMap(({ id }, monster) =>
    REWARDS[monster]!.map((effect, i, { length }) => ({
      on: id,
      kind: 'monster',
      name: length > 1 ? `${id} (${i + 1})` : id,
      effect,
    })),
  ),
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
    effect: orElse(power, INSTEAD),
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
  // A tile without a grant counts only at the end.
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
const REWARD_POWERS: readonly (readonly number[])[] = REWARDS.map((effects, monster) =>
  effects.map((_, i) => REWARD + REWARDS.slice(0, monster).flat().length + i),
);
/** None if the monster brings only influence. */
export const rewardPowers = (monster: number): readonly number[] => REWARD_POWERS[monster]!;
export const influencePower = (monster: number): number => INFLUENCE + monster;
export const locationPower = (location: number): number => LOCATION + location;
export const slotPower = (place: number): number => SLOT + place;
export const segmentPower = (segment: number): number => SEGMENT + segment;
/** First the rows of the tombs, then the columns. */
export const tombPower = (line: number): number => TOMB_LINE + line;
export const tilePower = (tile: number): number => TILE + tile;
export const wealthPower = (tile: number): number => WEALTH_TILE + tile;

export const tileOfPower = (power: number): number => power - TILE;

export const powers: readonly string[] = printed.map(({ name }) => name);
export const POWERS = printed.length;

export const effectOfPower = (power: number): Effect => printed[power]?.effect ?? NOTHING;
/** The id of what a power is printed on; empty if there is none. */
export const cardOfPower = (power: number): string => printed[power]?.on ?? '';

/** A slain monster lies face down: what it brings is taken from its lair. */
const LAIR_OF = new Map(MONSTERS.map(({ id, lair }) => [id, `lair:${lair}`]));

export function refOfPower(power: number, seat: Seat): string {
  const { kind, on } = printed[power] ?? { kind: 'player', on: String(seat) };
  return LAIR_OF.get(on) ?? `${kind}:${on}`;
}

export const NO_AMOUNTS: ResourceAmounts = amountsOf(NOTHING);
const broughtBy = printed.map(({ effect }) => amountsOf(effect));
/** What a power brings without a price or a question about what. */
export const amountsOfPower = (power: number): ResourceAmounts => broughtBy[power]!;

/** What is gained by a player who chose the action of a power and then takes nothing of it [MV R20]. */
interface Instead {
  readonly effect: Effect;
  readonly amounts: ResourceAmounts;
  /** The arguments of its step. */
  readonly told: Args;
}

const insteads = printed.map(({ effect }, power): Instead | null => {
  const beside = besideAction(effect);
  return beside === null
    ? null
    : { effect: beside, amounts: amountsOf(beside), told: told(beside, power, NOBODY) };
});
/** Null if nothing stands beside the action. */
export const insteadOf = (power: number): Instead | null => insteads[power] ?? null;

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
    ...REWARD_POWERS.flat(),
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
