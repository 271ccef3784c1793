import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { gamesRoot } from './house.ts';

const WORDS = /^\.\/words\/(\w+)\.ts$/;
const NONE = '\0no-words/';

const none = `{ say: () => { throw new Error('Nothing is put into words here.'); } }`;

/** What stands for a file of `words/`: one language, or all of them in `index.ts`. */
const stub = (file: string): string =>
  file === 'index'
    ? `export const words = { en: ${none} }; export const speeches = {};`
    : `export const ${file} = ${none};`;

/**
 * Leaves out the languages of the games: for the worker, which sends phrases and lets the page put them into words. The
 * rules need them in two files only: `index.ts`, and the `ledger.ts` for people to read.
 */
export function noWords(): Plugin {
  return {
    name: 'castellan:no-words',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = WORDS.exec(id)?.[1];
      const isGame =
        importer !== undefined &&
        /^[\w-]+[/\\](?:index|ledger)\.ts$/.test(relative(gamesRoot, importer));
      return file !== undefined && isGame ? `${NONE}${file}` : null;
    },
    load: id => (id.startsWith(NONE) ? stub(id.slice(NONE.length)) : null),
  };
}
