import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { gamesRoot } from './house.ts';

const CARDS = /^[\w-]+[/\\]cards[/\\][\w-]+\.ts$/;

/** Reads the tables of cards while the page is built, so that it gets the cards, and not what reads them. */
export function cards(): Plugin {
  return {
    name: 'castellan:cards',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!CARDS.test(relative(gamesRoot, id))) return null;
      if (!readFileSync(id, 'utf8').includes('cardTable(')) return null;
      const values = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
