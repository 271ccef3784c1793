// What lies on the table [VV 1], described once. A card is a number: a Building is 0 to 39 (copies have the same number), an Adventurer
// 0 to 15.
import { describe, families, field, MAIN } from '@castellan/kernel';
import type { Frame, Seat, StateOf, ValueOf, Viewer, Waiting } from '@castellan/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { ACTIONS } from './cards/language.ts';
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
/** By number of players: all gold in the game, and the size of a village that ends it [VV 2.3, 10.1]. */
export const GOLD: readonly number[] = [0, 7, 14, 20, 25, 30];
export const TARGET: readonly number[] = [0, 0, 12, 12, 10, 10];

/** A coin of the solo game that lies on the resource icon: it comes back next turn [VV 12.5]. */
export const MOVED: number = MOST_SEATS;

export const box = families({
  building: { cards: BUILDINGS, copies: card => BUILDINGS[card]!.copies },
  adventurer: { cards: ADVENTURERS },
});

/** The coin on a Resource or a Castle: `NONE`, the seat that laid it, or `MOVED`. */
const LAID = [NONE, MOVED] as const;

const player = record({
  gold: number(),
  /** The cards in hand that only their owner knows, and those that everyone has seen [VV 1.8]. */
  hand: pile(box.building, { seen: 'owner' }),
  shown: pile(box.building),
  /** Developed cards, and the coin on each. */
  resources: pile(box.building),
  coins: numbers(...LAID),
  castle: number(...LAID),
  buildings: pile(box.building),
  adventurers: pile(box.adventurer),
  /** This player declines every action until their own next turn [VV 4.6]. */
  declines: flag(),
});

const turn = record({
  /** 1 for the first of the game; 0 while everyone develops a first Resource. */
  number: number(),
  seat: seat(),
  /** The action that is led this turn; `NONE` until it is chosen. */
  action: number(NONE, ACTIONS.length - 1),
  /** The Building that is being paid for, how many icons are already provided, and which powers were used for it. */
  building: slot(box.building),
  paid: number(0, MOST_ICONS),
  used: number(0, 2 ** provisions.length - 1),
  /** For how many turns, including this one, nothing on the table has changed [VV 10.4]. */
  idle: number(),
});

export const description = describe({
  /** Who takes the first turn. */
  first: seat(),
  turn,
  bank: number(),
  /** The last card is the top, as in every pile. */
  deck: pile(box.building, { seen: 'nobody' }),
  piles: list(pile(box.building), PILES, PILES),
  pool: pile(box.adventurer, { max: POOL }),
  adventurerDeck: pile(box.adventurer, { seen: 'nobody' }),
  /** Solo: the cards that stay in the box, and the trashed ones. */
  unused: shared(pile(box.building, { seen: 'nobody' })),
  trashed: pile(box.building),
  players: perSeat(player),
});

export type State = StateOf<typeof description>;
export type Player = ValueOf<typeof player>;

/** The table as a viewer sees it: -1 is a card that they can't see. */
export type Seen = State & { readonly viewer: Viewer };

/** How many Buildings and Adventurers a village has. This ends the game [VV 10.1]. */
export const villageSize = ({ buildings, adventurers }: Player): number =>
  buildings.length + adventurers.length;

/** The frames of a step that always has the same arguments, by seat. Frames never change, so they are made once. */
export function framesOf(step: string, args: Frame['args'] = null): readonly Frame[] {
  return Array.from({ length: MOST_SEATS }, (_, seat): Frame => ({ step, seat, args }));
}

// Where a step can wait. A turn's stack, from the bottom: `end`; then a `follow` for each player who has not been asked yet,
// the last to be asked lowest; then the action of one player: `limit`, `powers`, and what the action asks.

/** The seat that acts when this many frames of the turn wait below. The last follower lies lowest, right above the end of the turn. */
export function actorAbove({ turn, players }: State, frames: number): Seat {
  return (turn.seat + 2 * players.length - frames) % players.length;
}

/** Whether this seat is taking its action now, with one of these steps right below. */
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
