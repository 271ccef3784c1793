// What lies on the table [SG 1]. A card is a number: an adventure card 0 to 49, a quest face 0 to 21, a character card 0 to 3.
import type { Position, Seat, Viewer } from '@castellan/kernel';
import { points } from './cards/types.ts';
import { baseTypesOf, statsOf, typeOf, WILD } from './figures.ts';

/** In place of a card: the chosen quest, as what is to be paid. */
export const QUEST = 50;
/** An empty place, a card that the viewer may not see, a side not chosen yet. */
export const NONE = -1;

export const ACTIONS = 5;
export const START_HAND = 5;
export const LEAST_HAND = 3;
export const MOST_HAND = 6;
export const PLACES = 4;
export const TARGET = 25;
/** The turns of the solo challenge [SG 12.1]. */
export const SOLO_TURNS = 8;

/** Something begun this turn and not paid yet [SG 7.1, 8.1]. */
export interface Commitment {
  /** The adventure card played as an item, or `QUEST`. */
  what: number;
  /** The resource cards assigned to it. */
  paid: number[];
}

export interface Turn {
  /** 1 for the first of the game; 0 while sides are chosen. */
  number: number;
  seat: Seat;
  /** How many of the five actions are left. */
  actions: number;
  /** The face of the quest chosen this turn, until it is discarded. */
  quest: number;
  open: Commitment[];
  /** Resources played and not assigned yet [SG 5.6]. */
  loose: number[];
  /** Resources whose cost is met: to be discarded. */
  spent: number[];
  /** Items used in this turn's quest. */
  used: number[];
}

export interface Player {
  character: number;
  /** 0 with the star, 1 without, `NONE` while not chosen. */
  side: number;
  hand: number[];
  /** Acquired items, in the order acquired. */
  items: number[];
  /** How many quests completed at each level. */
  levels: number[];
}

export interface Shadowgate extends Position {
  equalTurns: boolean;
  eitherSide: boolean;
  /** Who took the first turn. */
  first: Seat;
  turn: Turn;
  players: Player[];
  /** The adventure deck; the last card is the top. */
  deck: number[];
  discard: number[];
  /** How often the adventure deck has been shuffled anew. */
  shuffles: number;
  /**
   * By adventure card: the shuffle that last put it into the deck. Everyone saw the pile that was shuffled, so
   * everyone knows this, and with it which cards can't be in the deck any more: a guess must respect it.
   */
  since: number[];
  /** The four places for quests, as faces; the fourth is the top of the deck (SG R3). */
  quests: number[];
  questDeck: number[];
  questDiscard: number[];
  /** Character cards nobody was dealt. */
  spare: number[];
}

/** The table with what the viewer may not see blanked out. */
export interface ShadowgateView extends Shadowgate {
  viewer: Viewer;
  /** By seat: the shuffles its cards in hand come from, lowest first. Known to all, since every play is seen. */
  drawn: number[][];
}

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
