import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { gamesRoot } from './house.ts';

const WORDS = /^\.\/words\/(\w+)\.ts$/;
/** What takes words in a game's rules: its door, and all languages also the ledger, which is for people to read. */
const TAKERS = {
  language: /^[\w-]+[/\\]index\.ts$/,
  index: /^[\w-]+[/\\](?:index|ledger)\.ts$/,
};
const NONE = '\0no-words/';

const none = `{ say: () => { throw new Error('Nothing is put into words here.'); } }`;

/** What stands for a file of `words/`: one language, or all of them in `index.ts`. */
const silent = (file: string): string =>
  file === 'index'
    ? `export const words = { en: ${none} }; export const speeches = {};`
    : `export const ${file} = ${none};`;

/** Leaves out the languages of the games: for the worker, which sends phrases and lets the page put them into words. */
export function noWords(): Plugin {
  return {
    name: 'castellan:no-words',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = WORDS.exec(id)?.[1];
      if (file === undefined || importer === undefined) return null;
      const takers = TAKERS[file === 'index' ? 'index' : 'language'];
      return takers.test(relative(gamesRoot, importer)) ? `${NONE}${file}` : null;
    },
    load: id => (id.startsWith(NONE) ? silent(id.slice(NONE.length)) : null),
  };
}
