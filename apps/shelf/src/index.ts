// All games with their rules: every app that plays takes its games from here. `npm run new-game` adds to it.
import type { Game } from '@castellan/kernel';
import { listings } from './listings.ts';
import type { Listing } from './listings.ts';

/** A game on the shelf. Its rules are loaded only when needed. */
export interface Shelved extends Listing {
  rules(): Promise<Game>;
}

const rules: Readonly<Record<string, Shelved['rules']>> = {
  'card-kingdoms': async () => (await import('@castellan/card-kingdoms')).game as unknown as Game,
  villages: async () => (await import('@castellan/villages')).game as unknown as Game,
  quests: async () => (await import('@castellan/quests')).game as unknown as Game,
  margraves: async () => (await import('@castellan/margraves')).game as unknown as Game,
  shadowgate: async () => (await import('@castellan/shadowgate')).game as unknown as Game,
};

/** In display order; the first is suggested to beginners. */
export const shelf: readonly Shelved[] = listings.map(listing => ({
  ...listing,
  rules: rules[listing.id]!,
}));
