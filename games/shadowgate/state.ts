// What lies on the table [SG 1]. A card is a number: an adventure card 0 to 49, a quest face 0 to 21, a character card 0 to 3.
import { describe, families, field, MAIN } from '@castellan/kernel';
import type { Field, Frame, Seat, StateOf, ValueOf, Viewer, Waiting } from '@castellan/kernel';
import { adventures } from './cards/adventures.ts';
import { characters } from './cards/characters.ts';
import { quests } from './cards/quests.ts';
import { levels, points } from './cards/types.ts';
import { ADVENTURES, baseTypesOf, statsOf, typeOf, WILD } from './figures.ts';

/** In place of a card: the chosen quest, as what is to be paid. */
export const QUEST = 50;
/** An empty place, a card that the viewer may not see, a side not chosen yet. */
export const { NONE } = field;

export const ACTIONS = 5;
export const START_HAND = 5;
export const LEAST_HAND = 3;
export const MOST_HAND = 6;
export const PLACES = 4;
export const TARGET = 25;
/** The turns of the solo challenge [SG 12.1]. */
export const SOLO_TURNS = 8;

const { flag, hidden, list, number, numbers, perSeat, pile, record, seat, shared, slot } = field;

/** Everything in the box [SG 1]. A quest card lies with either face up. */
export const box = families({
  adventure: { cards: adventures },
  quest: { cards: quests, faces: 2 },
  character: { cards: characters },
});

/** The adventure card played as an item, or `QUEST`. */
const target: Field<number> = {
  ...number(0, QUEST),
  cards: (what, meet) => void (what < QUEST && meet(box.adventure, what, 1)),
};

/** Something begun this turn and not paid yet [SG 7.1, 8.1], and the resource cards assigned to it. */
const commitment = record({ what: target, paid: pile(box.adventure) });

const turn = record({
  /** 1 for the first of the game; 0 while sides are chosen. */
  number: number(),
  seat: seat(),
  /** How many of the five actions are left. */
  actions: number(0, ACTIONS),
  /** The face of the quest chosen this turn, until it is discarded. */
  quest: slot(box.quest),
  open: list(commitment, 0, MOST_HAND),
  /** Resources played and not assigned yet [SG 5.6]. */
  loose: pile(box.adventure),
  /** Resources whose cost is met: to be discarded. */
  spent: pile(box.adventure),
  /** Items used in this turn's quest; they lie among the player's items. */
  used: numbers(0, ADVENTURES - 1),
});

/** Sides are chosen in secret, and shown when the first turn begins [SG 12.3]. */
const side: Field<number> = hidden<number, State>(
  number(NONE, 1),
  NONE,
  (state, viewer, owner) => viewer === owner || state.turn.number > 0,
);

const player = record({
  character: slot(box.character),
  /** 0 with the star, 1 without, `NONE` while not chosen. */
  side,
  hand: pile(box.adventure, { seen: 'owner' }),
  /** Acquired items, in the order acquired. */
  items: pile(box.adventure),
  /** How many quests completed at each level. */
  levels: numbers(0, undefined, levels.length),
});

/** What lies on the table [SG 1]. */
export const table = describe({
  equalTurns: flag(),
  eitherSide: flag(),
  /** Who took the first turn. */
  first: seat(),
  turn,
  players: perSeat(player),
  /** The adventure deck; the last card is the top. */
  deck: pile(box.adventure, { seen: 'nobody' }),
  discard: pile(box.adventure),
  /** How often the adventure deck has been shuffled anew. */
  shuffles: number(),
  /**
   * By adventure card: the shuffle that last put it into the deck. Everyone saw the pile that was shuffled, so
   * everyone knows this, and with it which cards can't be in the deck any more: a guess must respect it.
   */
  since: shared(numbers(0, undefined, ADVENTURES)),
  /** The four places for quests, as faces; the fourth is the top of the deck (SG R3). */
  quests: list(slot(box.quest), PLACES, PLACES),
  /** Both discard piles are open, so what is in the quest deck is known; only its order is not. */
  questDeck: pile(box.quest, { seen: 'unordered' }),
  questDiscard: pile(box.quest),
  /** Character cards nobody was dealt. */
  spare: shared(pile(box.character)),
});

export type State = StateOf<typeof table>;
export type Player = ValueOf<typeof player>;
export type Turn = ValueOf<typeof turn>;
export type Commitment = ValueOf<typeof commitment>;

/** The table with what the viewer may not see blanked out. */
export interface Seen extends State {
  readonly viewer: Viewer;
  /** By seat: the shuffles its cards in hand come from, lowest first. Known to all, since every play is seen. */
  readonly drawn: number[][];
}

/** As the screen calls it. */
export type { Seen as ShadowgateView };

/** The face of the character before this player. */
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

/** Whether the item is of one of the player's base types; a wild never is [SG 6.4, 6.6]. */
export function isBase(player: Player, card: number): boolean {
  const type = typeOf[card]!;
  return type < WILD && ((baseTypesOf[faceOf(player)]! >> type) & 1) === 1;
}

/** A step of the active player's that lies right on this one, or (null) at the bottom. */
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
