// A game whose cards come from a deck: its board is rebuilt from them.
import type { Deck } from '@castellan/decks';
import { readingFrom } from '@castellan/decks';
import type { GameUi, Locale } from '@castellan/table';
import { madeBoards } from 'virtual:boards';

/** The board of a game with the cards of a deck, in a language; null for a game without one. */
export async function uiWith(deck: Deck, locale: Locale): Promise<GameUi | null> {
  const board = await madeBoards[deck.game]?.();
  if (board === undefined) return null;
  const ui = board.make(readingFrom(deck));
  await ui.speak?.(locale);
  return ui;
}
