// The list of all games, with what can be known of each without its rules. `npm run new-game` adds to it.
import { about as cardKingdoms } from '@castellan/card-kingdoms/about';
import { about as margraves } from '@castellan/margraves/about';
import { about as quests } from '@castellan/quests/about';
import { about as shadowgate } from '@castellan/shadowgate/about';
import { about as villages } from '@castellan/villages/about';
import type { About, Edition } from '@castellan/kernel';

export interface Listing {
  readonly id: string;
  /** What a lobby shows about it. */
  readonly about: About;
  /** What is needed to begin a game of it. */
  edition(): Promise<Edition>;
}

/** In display order; the first is suggested to beginners. */
export const listings: readonly Listing[] = [
  {
    id: 'card-kingdoms',
    about: cardKingdoms,
    edition: async () => (await import('@castellan/card-kingdoms/edition')).edition,
  },
  {
    id: 'villages',
    about: villages,
    edition: async () => (await import('@castellan/villages/edition')).edition,
  },
  {
    id: 'quests',
    about: quests,
    edition: async () => (await import('@castellan/quests/edition')).edition,
  },
  {
    id: 'margraves',
    about: margraves,
    edition: async () => (await import('@castellan/margraves/edition')).edition,
  },
  {
    id: 'shadowgate',
    about: shadowgate,
    edition: async () => (await import('@castellan/shadowgate/edition')).edition,
  },
];
