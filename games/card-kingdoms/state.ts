import type { Position } from '@castellan/kernel';

/**
 * The table of Card Kingdoms, as plain data. A Citizen, Monster, Domain or Duke is its place in its
 * table under `cards/`; -1 is a card that the viewer can't see, or none.
 */
export interface State extends Position {
  readonly options: TableOptions;
  players: Player[];
  /** The area of each Monster stack, from left to right. */
  areas: number[];
  /** The five Monster stacks from left to right, each from the bottom up: the top card is the last [CK 1.4]. */
  monsters: number[][];
  /** The ten Citizen stacks by number, each from the bottom up. */
  citizens: number[][];
  /** How many cards of each Citizen stack, from the top, everybody has seen: all but with mixed citizens [CK 14.3]. */
  seen: number[];
  /** The face-up Domain of each position, and the face-down ones below it. */
  domains: number[];
  domainsBelow: number[][];
  box: Box;
  dice: number[];
  /** The Domains that have changed a die in this roll phase, as bits [CK 3.4]. */
  diceChanged: number;
  first: number;
  active: number;
  /** Turns begun, the current one included. */
  turn: number;
  /** Stacks with an Exhausted card on their place [CK 5.6]. */
  exhausted: number;
  /** The solo opponent; null with more players. */
  darkLord: DarkLord | null;
  ending: Ending;
}

export interface TableOptions {
  readonly players: number;
  readonly setup: string;
  readonly mixed: boolean;
  readonly leftovers: string;
  readonly soloTokens: string;
}

/** What a player owns, all of it public but the Duke [CK 1.5]. */
export interface Player {
  gold: number;
  strength: number;
  magic: number;
  /** Victory tokens. */
  vp: number;
  /** How many of each Citizen; the Starters are the last two. */
  citizens: number[];
  /** The Victory stack, in the order of slaying. */
  monsters: number[];
  /** In the order of building. */
  domains: number[];
  duke: number;
  /** The two Dukes to choose from, or the one sent back to the box. */
  dukesOffered: number[];
}

/** What takes no part in this game. */
export interface Box {
  /** Monsters and Citizens left out. */
  monsters: number[];
  citizens: number[];
  /** Domains that nobody has seen, and those that the setup names. */
  domains: number[];
  domainsRemoved: number[];
  dukes: number[];
}

export interface DarkLord {
  duke: number;
  citizens: number[];
  domains: number[];
}

/** How the game has ended; empty while it goes on. The last three are solo [CK 13.15–13.17]. */
export type Ending = '' | 'round' | 'monsters-slain' | 'overrun' | 'five-exhausted';

export const COLUMNS = 5;
export const CITIZEN_STACKS = 10;
export const NONE = -1;
