import type { Rolldown } from 'vite';

type Output = Rolldown.OutputOptions;
type Splitting = Exclude<Output['codeSplitting'], boolean | undefined>;

/** What few ever need lies apart: rules of older versions, and puzzles. */
const APART: Readonly<Record<string, RegExp>> = {
  'editions/': /[\\/]editions[\\/]\d+\.js$/,
  'puzzles/': /[\\/]games[\\/][\w-]+[\\/]puzzles\.ts$/,
};

export const chunkFileNames: NonNullable<Output['chunkFileNames']> = ({ moduleIds }) => {
  const apart = Object.keys(APART).find(folder => moduleIds.some(id => APART[folder]!.test(id)));
  return `assets/${apart ?? ''}[name]-[hash].js`;
};

/** The game that a file belongs to. */
const gameOf = (id: string): string => /[\\/]games[\\/]([\w-]+)[\\/]/.exec(id)![1]!;
const wordsOf = (id: string): string => `words-${/(\w+)\.ts$/.exec(id)![1]!}`;

/**
 * A file costs a journey to the server, so what is needed together is one file, with all that it imports: the page, a
 * language, what every table shares, what a game adds. Left alone, the bundler cuts them into dozens of crumbs, by which of
 * them share what.
 */
export const pageChunks: Splitting = {
  groups: [
    {
      name: 'page',
      test: /^(?!.*[\\/](?:pwa[\\/]sw|ahead)\.ts$)/,
      tags: ['$initial'],
      priority: 5,
    },
    {
      name: wordsOf,
      debugName: 'words',
      test: /(?:apps[\\/]web[\\/]src|packages[\\/]table)[\\/]words[\\/]made[\\/][a-z]{2}\.ts$/,
      priority: 4,
    },
    {
      name: 'table',
      test: /[\\/]screens[\\/]table[\\/]seated-table\.tsx$|virtual:pictures[\\/]table$/,
      priority: 3,
    },
    {
      name: 'boards',
      // The grammar of a language comes with that language; what is read about a game, when it is read; what reads cards in
      // their notation, with a deck of one's own.
      test: /packages[\\/](?:kernel|table|powers)[\\/](?!src[\\/](?:(?:noun|grammar|languages[\\/])-?(?!en\b)\w*\.ts|(?:legend|score)[\\/]|rules-sections|(?:read|card-table|column|deck)\.ts$)|words[\\/]made[\\/]lessons)/,
      // Every board is there twice: with our cards, and to be made of others.
      minShareCount: 4,
      priority: 2,
    },
    {
      name: gameOf,
      debugName: 'games',
      test: /[\\/]games[\\/][\w-]+[\\/](?:edition\.ts|ui[\\/]index\.tsx)$/,
      priority: 1,
    },
  ],
};

/** The same for the worker: what every table needs of it, what the rules of all games share, the rules of a game. */
export const workerChunks: Splitting = {
  groups: [
    { name: 'main', test: /./, tags: ['$initial'], priority: 3 },
    {
      name: 'common',
      test: /packages[\\/](?:kernel|powers|bots)[\\/](?!src[\\/](?:(?:noun|grammar|languages[\\/])-?(?!en\b)\w*|read|card-table|column|deck)\.ts$)|no-words$/,
      minShareCount: 4,
      priority: 2,
    },
    { name: gameOf, debugName: 'games', test: /[\\/]games[\\/][\w-]+[\\/]index\.ts$/, priority: 1 },
  ],
};
