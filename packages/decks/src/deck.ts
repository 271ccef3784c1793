/** The file format of decks. */
export const FORMAT = 1;

/**
 * A deck of own cards: what an owner has entered, on top of the cards that we print. A card that it does not name is as
 * printed; so is a cell that it leaves out.
 */
export interface Deck {
  readonly format: typeof FORMAT;
  /** The game's id, as in saves. */
  readonly game: string;
  readonly name: string;
  /** The owner's own count of their versions. */
  readonly version: string;
  readonly tables: Readonly<Record<string, readonly DeckRow[]>>;
}

/** A card. */
export interface DeckRow {
  /** That of a printed card, or a new one. It stays when the card is called otherwise. */
  readonly id: string;
  /** By column, in the notation of our own tables. A tilde before a cell says that it is a stand-in still. */
  readonly cells: Readonly<Record<string, string>>;
  /** Stays in the box. */
  readonly off?: true;
  /** The picture on it, by its name in the set. */
  readonly emblem?: string;
  /** What it is called in other languages, by their codes; in German and French with the gender before: `m Ritter`. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Within these limits is any deck that is read. */
export const MOST_DECK_LETTERS = 200_000;
export const MOST_ROWS = 300;
export const LONGEST_CELL = 200;
export const LONGEST_NAME = 60;
export const MOST_LANGUAGES = 20;

/** A tilde marks what is a stand-in. */
const MARK = '~';
export const isStandIn = (cell: string): boolean => cell.startsWith(MARK);
/** The cell without its mark. */
export const valueIn = (cell: string): string => (isStandIn(cell) ? cell.slice(1).trim() : cell);
export const asStandIn = (cell: string): string => (isStandIn(cell) ? cell : `${MARK}${cell}`);
