import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { gamesRoot } from './house.ts';

/** What takes words in a game's rules: its door, and the ledger, which is for people to read. */
const TAKERS = /^[\w-]+[/\\](?:index|ledger)\.ts$/;
const NONE = '\0no-words';

/** Leaves out the languages of the games: for the worker, which sends phrases and lets the page put them into words. */
export function noWords(): Plugin {
  return {
    name: 'castellan:no-words',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id === './words/index.ts' && TAKERS.test(relative(gamesRoot, importer)) ? NONE : null,
    load: id =>
      id === NONE
        ? `const say = () => { throw new Error('Nothing is put into words here.'); };
export const words = { en: { say } };
export const speeches = {};`
        : null,
  };
}
