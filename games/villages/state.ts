// What lies on the table [VV 1], described once. A card is a number: a Building 0 to 39 (all of one name are alike), an
// Adventurer 0 to 15.
import { describe, families, field, MAIN } from '@castellan/kernel';
import type { Frame, Seat, StateOf, ValueOf, Viewer, Waiting } from '@castellan/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { ACTIONS } from './cards/types.ts';
import { MOST_ICONS } from './figures.ts';
import { provisions } from './printed.ts';

export const { NONE } = field;
const { flag, list, number, numbers, perSeat, pile, record, seat, shared, slot } = field;

const MOST_SEATS = 5;
export const PILES = 5;
export const POOL = 5;
export const START_HAND = 6;
export const START_GOLD = 3;
/** The hand limit [VV 3.5]. */
export const LIMIT = 8;
/** How many Building cards are used alone [VV 12.1]. */
export const SOLO_CARDS = 35;
/** By number of players: all gold in the game, and how many Buildings and Adventurers end it [VV 2.3, 10.1]. */
export const GOLD: readonly number[] = [0, 7, 14, 20, 25, 30];
export const TARGET: readonly number[] = [0, 0, 12, 12, 10, 10];

/** A coin of the solo game that has been moved to the resource icon: it comes back next turn [VV 12.5]. */
export const MOVED: number = MOST_SEATS;

export const box = families({
  building: { cards: BUILDINGS, copies: card => BUILDINGS[card]!.copies },
  adventurer: { cards: ADVENTURERS },
});

/** A coin that lies on a Resource or a Castle: `NONE`, who laid it, or `MOVED`. */
const LAID = [NONE, MOVED] as const;

const player = record({
  gold: number(),
  /** The cards in hand that only their owner knows; and those that everyone has seen go there [VV 1.8]. */
  hand: pile(box.building, { seen: 'owner' }),
  shown: pile(box.building),
  /** Developed cards, and the coin on each. */
  resources: pile(box.building),
  coins: numbers(...LAID),
  castle: number(...LAID),
  buildings: pile(box.building),
  adventurers: pile(box.adventurer),
  /** Declines whatever is led until its own next turn [VV 4.6]. */
  declines: flag(),
});

const turn = record({
  /** 1 for the first of the game; 0 while everyone develops a first Resource. */
  number: number(),
  seat: seat(),
  /** What is led this turn: its place among the actions; `NONE` until it is chosen. */
  action: number(NONE, ACTIONS.length - 1),
  /** The Building that is being paid for, how many icons of its cost are provided, and which powers have done so. */
  building: slot(box.building),
  paid: number(0, MOST_ICONS),
  used: number(0, 2 ** provisions.length - 1),
  /** How many turns in a row, this one included, nothing on the table has moved [VV 10.4]. */
  idle: number(),
});

export const table = describe({
  /** Who takes the first turn. */
  first: seat(),
  turn,
  bank: number(),
  /** The last card is the top, as in every pile. */
  deck: pile(box.building, { seen: 'nobody' }),
  piles: list(pile(box.building), PILES, PILES),
  pool: pile(box.adventurer, { max: POOL }),
  adventurerDeck: pile(box.adventurer, { seen: 'nobody' }),
  /** Alone: the cards that stay in the box unseen, and those that were trashed. */
  unused: shared(pile(box.building, { seen: 'nobody' })),
  trashed: pile(box.building),
  players: perSeat(player),
});

export type State = StateOf<typeof table>;
export type Player = ValueOf<typeof player>;

/** The table as a viewer sees it: -1 is a card that they can't see. */
export type Seen = State & { readonly viewer: Viewer };
/** As the screen calls them. */
export type { Seen as VillagesView, State as Villages };

export const isSolo = ({ players }: State): boolean => players.length === 1;

/** Buildings and Adventurers: what ends the game [VV 10.1]. */
export const villageSize = ({ buildings, adventurers }: Player): number =>
  buildings.length + adventurers.length;

/** The frames of a step that is told the same each time, by seat: frames never change, so they are made once. */
export function framesOf(step: string, args: Frame['args'] = null): readonly Frame[] {
  return Array.from({ length: MOST_SEATS }, (_, seat): Frame => ({ step, seat, args }));
}

// Where a step can wait. A turn's stack, from the bottom: `end`; then a `follow` for each player who has not been asked yet,
// the last to be asked lowest; then the action of one player: `limit`, `powers`, and what the action asks.

/** The seat whose action it is when so many frames wait below: the last to follow waits lowest, above the end of the turn. */
export function actorAbove({ turn, players }: State, frames: number): Seat {
  return (turn.seat + 2 * players.length - frames) % players.length;
}

/** Whether this seat takes its action here: it asks something while one of these waits right below. */
export function isActing(
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
  on: readonly string[],
): boolean {
  if (lane !== MAIN || state.turn.number === 0 || state.turn.action === NONE) return false;
  const under = below.at(-1)?.step ?? '';
  const turns = below.findIndex(({ step }) => step !== 'end' && step !== 'follow');
  const frames = turns < 0 ? below.length : turns;
  return on.includes(under) && frames > 0 && seat === actorAbove(state, frames);
}
