// What lies on the table [SG 1], described once. A card is a number: an adventure card is 0 to 49, a quest face 0 to 21, a character
// card 0 to 3.
import { describe, families, field, MAIN } from '@castellan/kernel';
import type { Field, Frame, Seat, StateOf, ValueOf, Viewer, Waiting } from '@castellan/kernel';
import { adventures } from './cards/adventures.ts';
import { characters } from './cards/characters.ts';
import { quests } from './cards/quests.ts';
import { levels, points } from './cards/types.ts';
import { ADVENTURES, baseTypesOf, statsOf, typeOf, WILD } from './figures.ts';

/** The chosen quest, as something that is paid for. Cards have smaller numbers. */
export const QUEST: number = ADVENTURES;
/** An empty place, a card that the viewer can't see, or a side that is not chosen yet. */
export const { NONE } = field;

export const ACTIONS = 5;
export const START_HAND = 5;
export const LEAST_HAND = 3;
export const MOST_HAND = 6;
export const PLACES = 4;
export const TARGET = 25;

const { flag, hidden, list, number, numbers, perSeat, pile, record, seat, shared, slot } = field;

/** Everything in the box [SG 1]. A quest card can lie with either face up. */
export const box = families({
  adventure: { cards: adventures },
  quest: { cards: quests, faces: 2 },
  character: { cards: characters },
});

/** The adventure card that is played as an item, or `QUEST`. */
const target: Field<number> = {
  ...number(0, QUEST),
  cards: (what, meet) => void (what < QUEST && meet(box.adventure, what, 1)),
};

/** Something that was begun this turn and is not paid yet [SG 7.1, 8.1], with the cards that pay for it. */
const commitment = record({ what: target, paid: pile(box.adventure) });

const turn = record({
  /** 1 for the first of the game; 0 while sides are chosen. */
  number: number(),
  seat: seat(),
  /** How many of the five actions are left. */
  actions: number(0, ACTIONS),
  /** The quest face that was chosen this turn, until it is discarded. */
  quest: slot(box.quest),
  open: list(commitment, 0, MOST_HAND),
  /** Cards that were played as resources but pay for nothing yet [SG 5.6]. */
  loose: pile(box.adventure),
  /** Cards that have paid for something. They are discarded at the end of the turn. */
  spent: pile(box.adventure),
  /** Items that were used in this turn's quest. They still lie among the player's items. */
  used: numbers(0, ADVENTURES - 1),
});

/** Sides are chosen in secret and shown when the first turn begins [SG 12.3]. */
const side: Field<number> = hidden<number, State>(
  number(NONE, 1),
  NONE,
  (state, viewer, owner) => viewer === owner || state.turn.number > 0,
);

const player = record({
  character: slot(box.character),
  /** 0 with the star, 1 without, `NONE` until it is chosen. */
  side,
  hand: pile(box.adventure, { seen: 'owner' }),
  /** Acquired items, in the order acquired. */
  items: pile(box.adventure),
  /** By level: how many quests were completed. */
  levels: numbers(0, undefined, levels.length),
});

export const description = describe({
  equalTurns: flag(),
  eitherSide: flag(),
  /** Who took the first turn. */
  first: seat(),
  turn,
  players: perSeat(player),
  /** The adventure deck; the last card is the top. */
  deck: pile(box.adventure, { seen: 'nobody' }),
  discard: pile(box.adventure),
  /** How often the discards were shuffled into a new adventure deck. */
  shuffles: number(),
  /**
   * By adventure card: the shuffle that last put it into the deck. Everyone knows this, because everyone saw the discard
   * pile. So everyone also knows which cards can't be in the deck, and a guess must respect that.
   */
  since: shared(numbers(0, undefined, ADVENTURES)),
  /** The quest faces in the four places. The fourth is the top of the deck (SG R3). */
  quests: list(slot(box.quest), PLACES, PLACES),
  /** Discards are open, so everyone knows which quests are in the deck, but not their order. */
  questDeck: pile(box.quest, { seen: 'unordered' }),
  questDiscard: pile(box.quest),
  /** Character cards that nobody got. */
  spare: shared(pile(box.character)),
});

export type State = StateOf<typeof description>;
export type Player = ValueOf<typeof player>;
export type Turn = ValueOf<typeof turn>;
export type Commitment = ValueOf<typeof commitment>;

/** The table as a viewer sees it. */
export interface Seen extends State {
  readonly viewer: Viewer;
  /** By seat: the shuffles from which its cards in hand come, lowest first. Everyone knows this, because every play is seen. */
  readonly drawn: number[][];
}

/** The character face of this player. */
export function faceOf(player: Player): number {
  return player.character * 2 + player.side;
}

export function statsOfPlayer(player: Player): number {
  return statsOf[faceOf(player)]!;
}

/** Victory Points [SG 1.8]. */
export function victoryPoints({ levels }: Player): number {
  return (
    levels[0]! * points[0] +
    levels[1]! * points[1] +
    levels[2]! * points[2] +
    levels[3]! * points[3]
  );
}

/** Whether the item has one of the player's base types. A wild never has [SG 6.4, 6.6]. */
export function isBase(player: Player, card: number): boolean {
  const type = typeOf[card]!;
  return type < WILD && ((baseTypesOf[faceOf(player)]! >> type) & 1) === 1;
}

/** Whether a step of the active player lies right on this one or, with null, at the bottom. */
export function liesOn(
  step: string | null,
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
): boolean {
  return (
    lane === MAIN &&
    state.turn.number > 0 &&
    seat === state.turn.seat &&
    (below.at(-1)?.step ?? null) === step
  );
}
