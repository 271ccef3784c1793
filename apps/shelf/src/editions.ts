// Rules of older versions, as they were: a table that began by them is played to its end. `npm run keep-edition` adds to it.
import type { Game, ReadCards } from '@castellan/kernel';

/** Makes the rules of a game of its cards. */
export interface Factory {
  make(read: ReadCards): Game;
}

export interface KeptEdition {
  readonly game: string;
  readonly rulesVersion: number;
  rules(): Promise<Game>;
  /** With other cards; those that were kept before there were decks can't be. */
  make?(): Promise<Factory>;
}

export const editions: readonly KeptEdition[] = [
  {
    game: 'margraves',
    rulesVersion: 2,
    rules: async () => (await import('@castellan/margraves/editions/2')).game,
  },
  {
    game: 'villages',
    rulesVersion: 2,
    rules: async () => (await import('@castellan/villages/editions/2')).game,
  },
  {
    game: 'quests',
    rulesVersion: 1,
    rules: async () => (await import('@castellan/quests/editions/1')).game,
  },
  {
    game: 'card-kingdoms',
    rulesVersion: 1,
    rules: async () => (await import('@castellan/card-kingdoms/editions/1')).game,
  },
];
