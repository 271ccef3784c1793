import type { Deck } from '@castellan/decks';
import { newId } from '../seating.ts';
import { deckShelf } from './deck-shelf.ts';

/** Keeps a deck as a new one; returns its id. */
export async function keepDeck(deck: Deck): Promise<string> {
  const id = newId();
  await deckShelf.put({ id, deck, updated: Date.now() });
  return id;
}
