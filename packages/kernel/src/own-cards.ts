import type { Phrase } from './json.ts';

/** A card of a table that was read, whatever its columns. */
export type AnyCard = { readonly id: string } & Readonly<Record<string, unknown>>;

/** What is wrong with a card of a deck, and where; an empty id or column for what is about all of them. */
export interface CardFault {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  /** The name of a text of `packages/decks/words`, without what all begin with, and its values. */
  readonly why: Phrase;
}

/** What may be done with a table of cards in a deck of own cards. */
export interface TableRules {
  /** How many different cards there must be, and may be. */
  readonly least: number;
  readonly most: number;
  /** Columns that stay as they are printed: the rules rely on them. */
  readonly fixed?: readonly string[];
  /** The highest number in a cell of a column. */
  readonly highest?: Readonly<Record<string, number>>;
}

/** What a game asks of a deck of own cards, beyond that every cell can be read. */
export interface OwnCards {
  /** By table. */
  readonly tables: Readonly<Record<string, TableRules>>;
  /** What no single cell shows: too few cards for a game, two that would be one. */
  faults?(cards: Readonly<Record<string, readonly AnyCard[]>>): readonly CardFault[];
}

/** The deck of own cards with which a game is played. */
export interface OwnDeck {
  /** The SHA-256 of its text: what tables, saves and servers call it. */
  readonly digest: string;
  readonly name: string;
  /** How many of its cards are not as we print them. */
  readonly cards: number;
  /** All of it, in its one form. */
  readonly text: string;
}
