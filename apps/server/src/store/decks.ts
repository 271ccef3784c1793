import type { OwnDeck } from '@castellan/kernel';

/** Decks of own cards: each is kept once, however many tables are played with it. */
export interface DeckStore {
  /** Keeps a deck, or keeps it for longer. */
  keepDeck(game: string, deck: Pick<OwnDeck, 'digest' | 'text'>, at: number): Promise<void>;
  /** The text of a deck; null: it is not here. */
  deck(digest: string): Promise<string | null>;
  /** Removes decks that no table names and nobody has asked to keep since then; returns whether there may be more. */
  removeDecks(before: number, most: number): Promise<boolean>;
}
