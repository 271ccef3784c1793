/** For each game: how to load its board. */
declare module 'virtual:boards' {
  import type { ReadCards } from '@castellan/kernel';
  import type { GameUi } from '@castellan/table';
  export const boards: Readonly<Record<string, () => Promise<{ readonly ui: GameUi }>>>;
  /** How to fetch what a game says in a language. */
  export const speeches: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>>;
  /** How to load a board that is yet to be made of cards: those of a deck. */
  export const madeBoards: Readonly<
    Record<string, () => Promise<{ make(read: ReadCards): GameUi }>>
  >;
  /** The games that have lessons. */
  export const taught: readonly string[];
}

/** For each game: how to fetch its pictures. */
declare module 'virtual:pictures' {
  export const picturesOf: Readonly<
    Record<string, () => Promise<Readonly<Record<string, string>>>>
  >;
}

/** The pictures that the screens or all tables use. */
declare module 'virtual:pictures/*' {
  export const pictures: Readonly<Record<string, string>>;
}

/** The authors of all pictures in use. */
declare module 'virtual:credits' {
  export const credits: readonly {
    readonly picture: string;
    readonly author: string;
    readonly licence: string;
  }[];
}
