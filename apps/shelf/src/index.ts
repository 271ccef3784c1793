// The list of all games: every app takes its games from here. `npm run new-game` adds to it.
import { about as cardKingdoms } from '@castellan/card-kingdoms/about';
import { about as margraves } from '@castellan/margraves/about';
import { about as quests } from '@castellan/quests/about';
import { about as shadowgate } from '@castellan/shadowgate/about';
import { about as villages } from '@castellan/villages/about';
import type { About, Game } from '@castellan/kernel';

/** A game on the shelf. Its rules are loaded only when needed. */
export interface Listing {
  readonly id: string;
  /** What a lobby shows about it. */
  readonly about: About;
  rules(): Promise<Game>;
}

/** In display order; the first is suggested to beginners. */
export const shelf: readonly Listing[] = [
  {
    id: 'card-kingdoms',
    about: cardKingdoms,
    rules: async () => (await import('@castellan/card-kingdoms')).game as unknown as Game,
  },
  {
    id: 'villages',
    about: villages,
    rules: async () => (await import('@castellan/villages')).game as unknown as Game,
  },
  {
    id: 'quests',
    about: quests,
    rules: async () => (await import('@castellan/quests')).game as unknown as Game,
  },
  {
    id: 'margraves',
    about: margraves,
    rules: async () => (await import('@castellan/margraves')).game as unknown as Game,
  },
  {
    id: 'shadowgate',
    about: shadowgate,
    rules: async () => (await import('@castellan/shadowgate')).game as unknown as Game,
  },
];
