// What lies on the table [MD 1], described once. Its type, its check, its copy, its cards, who sees what, and a guess
// at the rest all come from this description.
import { describe, families, field, MAIN } from '@castellan/kernel';
import type { Frame, Seat, StateOf, ValueOf, Viewer, Waiting } from '@castellan/kernel';
import { WARES } from './cards/wares.ts';

const { flag, number, perSeat, pile, record } = field;

export const box = families({ ware: { cards: WARES } });

const player = record({
  hand: pile(box.ware, { seen: 'owner' }),
  /** What this seat keeps this round, face down until all have chosen. */
  kept: pile(box.ware, { seen: 'owner', max: 2 }),
  pile: pile(box.ware),
  gold: number(),
  gems: number(),
});

export const description = describe({
  /** The number of rounds, and the current round. */
  rounds: number(3, 5),
  round: number(0, 5),
  /** How many turns have begun. */
  turn: number(),
  isOver: flag(),
  /** The last card is the top. */
  deck: pile(box.ware, { seen: 'nobody' }),
  market: pile(box.ware),
  players: perSeat(player),
});

export type State = StateOf<typeof description>;
export type Player = ValueOf<typeof player>;

/** The table as a viewer sees it: -1 is a card that they can't see. */
export type Seen = State & { readonly viewer: Viewer };

/** The table's stack in a round, from the bottom: what follows the turns, then the turns, the last seat's first. */
const AFTER = 2;

/** Whether a step of a seat's turn can lie on the frames below it. */
export function inTurn(
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
): boolean {
  return lane === MAIN && below.length >= AFTER && seat === state.players.length + 1 - below.length;
}

export const wareWorth = (card: number): number => WARES[card]!.worth;
