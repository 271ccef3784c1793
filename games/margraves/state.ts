// What lies on the table [MV 1, 2], described once.
import { describe, families, field, listOf, MAIN, whole } from '@castellan/kernel';
import type {
  Field,
  Frame,
  Seat,
  Shape,
  StateOf,
  ValueOf,
  Viewer,
  Waiting,
} from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { LINE_PRICES, SUPPLIES, TRACK, WHEEL } from './cards/boards.ts';
import { GUILDS, purses, supplies } from './cards/language.ts';
import { LOCATIONS } from './cards/locations.ts';
import { LAIRS, MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import { WEALTH } from './cards/wealth.ts';
import { settings } from './settings.ts';

export const { NONE } = field;

export const STORAGE = 12;
export const MOST_STRENGTH = 8;
export const TOWERS = 4;
export const SLOTS = 3;
export const TOMB_ROW = 4;
export const TOMBS = 12;
export const ROW_TILES = 3;
export const WEALTH_KEPT = 3;
/** The last space of a row of influence, counted from 0. */
export const LAST_SPACE = (TRACK.thresholds.length + 1) * TRACK.spaces - 1;

/** The hand of everyone at the start [MV 2.8]. */
export const STARTERS: readonly number[] = CITIZENS.flatMap(({ copies }, kind) =>
  copies === null ? [kind] : [],
);

/** Some cards and tiles need a minimum number of players [MV 2.4]. A solo game uses those for two. */
const inGame = (minPlayers: number, seats: number): boolean => minPlayers <= Math.max(2, seats);

/** Everything in the box. A card in a state is its place in its table under `cards/`. */
export const box = families({
  citizen: {
    cards: CITIZENS,
    copies: (kind, seats) =>
      CITIZENS[kind]!.copies?.filter(minPlayers => inGame(minPlayers, seats)).length ?? seats,
  },
  monster: { cards: MONSTERS },
  tile: { cards: TILES, copies: (tile, seats) => (inGame(TILES[tile]!.minPlayers, seats) ? 1 : 0) },
  wealth: { cards: WEALTH },
});

const { fixed, flag, list, number, numbers, perSeat, pile, places, record, seat, slot, word } =
  field;

// Where a Citizen of a player is: in hand, played face up, or played face down [MV 4.7].
export const IN_HAND = 0;
export const FACE_UP = 1;
export const FACE_DOWN = 2;
/** Others see only how many of these Citizens are in hand, and how many lie face down. */
export const SOME_IN_HAND = -1;
const SOME_FACE_DOWN = -2;

// What is in a Hero Tomb: nobody, a knight who lies, or one of this turn who still stands [MV 10.2].
export const EMPTY = 0;
export const LIES = 1;
export const STANDS = 2;

/**
 * Where each of a player's Citizens is. Everyone knows which Citizens a player has. But others can't see which of them lie
 * face down, and so which are left in the hand [MV 1.9].
 */
const lying: Field<number[]> = {
  shape: () => listOf(whole(IN_HAND, FACE_DOWN)) as Shape<number[]>,
  clone: value => value.slice(),
  show(value, { viewer, owner }) {
    if (viewer === owner || !value.includes(FACE_DOWN)) return value.slice();
    let inHand = value.filter(where => where === IN_HAND).length;
    return value.map(where =>
      where === FACE_UP ? FACE_UP : inHand-- > 0 ? SOME_IN_HAND : SOME_FACE_DOWN,
    );
  },
  deal(value, dealer, choosy) {
    if (choosy || value.every(where => where >= 0)) return value;
    const unknown = dealer.shuffle(value.filter(where => where < 0));
    return value.map(where =>
      where >= 0 ? where : unknown.pop() === SOME_IN_HAND ? IN_HAND : FACE_DOWN,
    );
  },
};

const STORED = Object.fromEntries(supplies.kinds.map(token => [token, STORAGE]));

const player = record({
  /** Tokens are in storage, together with the towers that are not built yet [MV 3.5]. */
  ...purses.fields({ ...STORED, strength: MOST_STRENGTH }),
  towers: number(0, TOWERS),
  /** The Location of the margrave. */
  margrave: number(0, LOCATIONS.length - 1),
  /** The segment of the wheel where the ship is, from 1; 0 before its first voyage. */
  ship: number(0, WHEEL.length),
  /** The space of the marker on each row of influence. */
  influence: numbers(0, LAST_SPACE, GUILDS.length),
  /** All Citizens of this player, in the order of hiring, and where each of them is. */
  citizens: pile(box.citizen),
  lying,
  tiles: pile(box.tile),
  /** The wealth tiles to choose from, and the kept ones: secret until they are cashed in [MV 2.9]. */
  dealt: pile(box.wealth, { seen: 'owner', max: 4 }),
  kept: pile(box.wealth, { seen: 'owner', max: WEALTH_KEPT }),
});

const lair = (place: number): Field<Lair> =>
  record({
    /** The monsters above the lair card, from the bottom up. Only the top one can be face up. */
    stack: pile<State>(box.monster, {
      seen: ({ lairs }, _, __, at, of) => at === of - 1 && lairs[place]!.isOpen,
      fits: monster => MONSTERS[monster]!.lair === LAIRS[place],
      max: 5,
    }),
    /** The monsters below it: first the boss, then the slain ones. All are known. */
    below: pile(box.monster, { max: 5 }),
    isOpen: flag(),
  });
interface Lair {
  stack: number[];
  below: number[];
  isOpen: boolean;
}

const tileStack = (level: number): Field<number[]> =>
  pile(box.tile, { seen: 'nobody', fits: tile => TILES[tile]!.level === level });

export const description = describe({
  settings: fixed(settings.shape),
  players: perSeat(player),
  /** What is left of each token [MV 3.3]. */
  supply: record(supplies.fields(SUPPLIES.at(-1))),
  /** How many knights stand in each Location; they belong to nobody [MV 6.3]. */
  knights: numbers(0, 20, LOCATIONS.length),
  /** Whose tower stands in each slot, three slots for each Location; -1 if there is none. */
  towers: numbers(-1, 4, LOCATIONS.length * SLOTS),
  /** The Hero Tombs, row by row. */
  tombs: numbers(EMPTY, STANDS, TOMBS),
  lairs: places(LAIRS.map((_, place) => lair(place))),
  /** The last card is the top. */
  deck: pile(box.citizen, { seen: 'nobody' }),
  line: list(slot(box.citizen), LINE_PRICES.length, LINE_PRICES.length),
  /** The face-up tiles of both levels, and the stacks that they come from. */
  tiles: list(slot(box.tile), 2 * ROW_TILES, 2 * ROW_TILES),
  stacks: places([tileStack(1), tileStack(2)]),
  /** What is out of the game. */
  gone: record({
    citizens: pile(box.citizen),
    tiles: pile(box.tile),
    /** Wealth tiles that were cashed in, and those that were not dealt or not kept. */
    cashed: pile(box.wealth),
    wealth: pile(box.wealth, { seen: 'nobody' }),
  }),
  first: seat(),
  turn: record({
    /** How many turns have begun. */
    number: number(),
    seat: seat(),
    /** This turn began with a single card in hand [MV 4.6]. */
    mustRecall: flag(),
    /** The Citizen that was played face up this turn: its place in its owner's list, or -1. */
    card: number(NONE, 99),
  }),
  /** Why the last round has begun; empty before it [MV 11.1]. */
  ending: word('', 'towers', 'citizens', 'tiles'),
  isOver: flag(),
});

export type State = StateOf<typeof description>;
export type Player = ValueOf<typeof player>;
export type { Lair as LairState };

/** The table as a viewer sees it. */
export type Seen = State & { readonly viewer: Viewer };

/** The monster on top of a lair's stack; `NONE` if it is face down or the stack is empty. */
export function monsterOf({ lairs }: State, lair: number): number {
  const { stack, isOpen } = lairs[lair]!;
  return isOpen && stack.length > 0 ? stack[stack.length - 1]! : NONE;
}

// Where a step can wait on the agenda [MV 4.2]. The steps that end a turn lie below it, the refilling at the bottom.

/** Whether a step can wait there in the turn of its seat, on the steps that end the turn. */
export function inTurn(
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
): boolean {
  return lane === MAIN && seat === state.turn.seat && below[0]?.step === 'refill';
}

/** Whether a gain can wait there: of any player, in a turn or while wealth is cashed in. */
export function whileGaining(
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
): boolean {
  return lane === MAIN && seat >= 0 && below.length > 0 && state.players.length > seat;
}

/** Whether nothing lies above it: for questions that must be answered before anything else. */
export function isTop({ lane, state }: Waiting<State>, below: readonly Frame[]): boolean {
  return state.core.agenda[lane]!.length === below.length + 1;
}
