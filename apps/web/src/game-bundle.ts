import type { Edition } from '@castellan/kernel';
import type { GameUi, Locale } from '@castellan/table';
import { boards, speeches } from 'virtual:boards';
import { picturesOf } from 'virtual:pictures';
import { useApp } from './app/app-context.ts';
import { part } from './app/part.ts';
import { awaited, marked } from './app/waiting.tsx';
import type { Listing } from './games.ts';
import { listingOf } from './games.ts';

/** The path data of pictures by their names. */
type Pictures = Readonly<Record<string, string>>;

/** A loaded game: everything that the page needs to show it in one language. */
export interface GameBundle {
  readonly listing: Listing;
  readonly edition: Edition;
  readonly ui: GameUi;
  readonly pictures: Pictures;
}

const taken = new Map<string, Promise<GameBundle | null>>();

/**
 * Loads a game once in each language; null if it is not on the shelf. A failed load may be tried again. `deck`: the text of
 * the deck that it is played with.
 */
export function gameBundle(id: string, locale: Locale, deck = ''): Promise<GameBundle | null> {
  const key = `${locale} ${id} ${deck}`;
  let bundle = taken.get(key);
  if (bundle === undefined) {
    bundle = marked(part(() => (deck === '' ? read(id, locale) : readWith(deck, id, locale))));
    bundle.catch(() => taken.delete(key));
    taken.set(key, bundle);
  }
  return bundle;
}

async function read(id: string, locale: Locale): Promise<GameBundle | null> {
  const listing = listingOf(id);
  if (listing === null) return null;
  const [edition, { ui }, own, shared] = await Promise.all([
    listing.edition(),
    boards[listing.id]!(),
    picturesOf[listing.id]?.(),
    import('virtual:pictures/table'),
    // Fetched beside the board, not after it.
    speeches[listing.id]?.[locale]?.(),
  ]);
  await ui.speak?.(locale);
  return {
    listing,
    edition,
    ui,
    pictures: { ...shared.pictures, ...own },
  };
}

async function readWith(deck: string, id: string, locale: Locale): Promise<GameBundle | null> {
  const [printed, { bundleWith }] = await Promise.all([
    gameBundle(id, locale),
    import('./decks/deck-bundle.ts'),
  ]);
  return printed === null ? null : bundleWith(deck, printed, locale);
}

/** The games that have been loaded, in one more language: then an open table need not wait for it. */
export async function takenGames(locale: Locale): Promise<void> {
  const games = new Set([...taken.keys()].map(key => key.slice(key.indexOf(' ') + 1)));
  await Promise.all(
    [...games].map(game => {
      const [id = '', ...deck] = game.split(' ');
      return gameBundle(id, locale, deck.join(' '));
    }),
  );
}

/** The game, for a screen inside a <Waiting>. */
export function useGame(id: string, deck?: string): GameBundle | null {
  return awaited(gameBundle(id, useApp().locale, deck));
}
