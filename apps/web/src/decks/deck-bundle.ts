// A game as a table with an owner's deck plays it, for the page.
import type { Deck } from '@castellan/decks';
import { canonical } from '@castellan/decks';
import { Refusal } from '@castellan/kernel';
import { editionWith, sheetsOf } from '@castellan/shelf/decks';
import type { Locale } from '@castellan/table';
import { part } from '../app/part.ts';
import type { GameBundle } from '../game-bundle.ts';
import { uiWith } from './made-game.ts';
import { playablePart } from './playable.ts';

/** The same game with the cards of a deck, in the text of a table. */
export async function bundleWith(
  text: string,
  printed: GameBundle,
  locale: Locale,
): Promise<GameBundle> {
  try {
    const edition = await editionWith(printed.listing.id, text);
    const ui = (await uiWith(JSON.parse(text) as Deck, locale)) ?? printed.ui;
    return { ...printed, edition, ui };
  } catch (error) {
    // The table itself says that its deck can't be played, and why.
    if (error instanceof Refusal) return printed;
    throw error;
  }
}

/** The text by which a deck is played, as far as it can be read; null if none of it can. */
export async function playedText(deck: Deck): Promise<string | null> {
  const sheets = await part(() => sheetsOf(deck.game));
  const played = sheets === null ? null : playablePart(deck, sheets).deck;
  return played === null ? null : canonical(played);
}
