import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { gamesRoot } from './house.ts';

const WORDS = /^\.\/words\/(\w+)\.ts$/;
const NONE = '\0no-words/';
const SILENT = `const silent = { say: () => { throw new Error('Nothing is put into words here.'); } }; const words = { en: silent }; const speeches = {};`;

/**
 * Leaves out the languages of the games: for the worker, which sends phrases and lets the page put them into words. The
 * rules need them in two files only: `index.ts`, and `ledger.ts`, which is for people to read.
 */
export function noWords(): Plugin {
  return {
    name: 'castellan:no-words',
    enforce: 'pre',
    resolveId(id, importer) {
      const language = WORDS.exec(id)?.[1];
      const isGame =
        importer !== undefined &&
        /^[\w-]+[/\\](?:index|ledger)\.ts$/.test(relative(gamesRoot, importer));
      return language !== undefined && isGame ? `${NONE}${language}` : null;
    },
    load: id =>
      id.startsWith(NONE)
        ? `${SILENT} export { ${['en', 'de', 'fr'].includes(id.slice(NONE.length)) ? `silent as ${id.slice(NONE.length)}` : 'words, speeches'} };`
        : null,
  };
}
