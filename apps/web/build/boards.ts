import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { gameFolders, gamesRoot, webRoot } from './house.ts';

const BOARDS = 'virtual:boards';

/**
 * Provides `virtual:boards`: the `ui/` of each game, the same to be made of the cards of a deck, what it says in each language, and which games have lessons. A game without one is shown plainly, from
 * what its rules say about themselves. With `none` all are: for trying the plain table.
 */
export function boards({ none }: { readonly none: boolean }): Plugin {
  return {
    name: 'castellan:boards',
    resolveId: id => (id === BOARDS ? `\0${BOARDS}` : null),
    load(id) {
      if (id !== `\0${BOARDS}`) return null;
      const made = none ? [] : gamesWith('index.tsx');
      const taught = none ? [] : gamesWith('tutorial.ts');
      const entries = gameFolders().map(
        game =>
          `${JSON.stringify(game)}: ${made.includes(game) ? `() => import('@castellan/${game}/ui')` : plain(game)}`,
      );
      const speeches = made.map(
        game => `${JSON.stringify(game)}: { ${speechesOf(game).join(', ')} }`,
      );
      const factories = made.map(
        game => `${JSON.stringify(game)}: () => import('@castellan/${game}/made/ui')`,
      );
      return `export const boards = { ${entries.join(', ')} };
export const madeBoards = { ${factories.join(', ')} };
export const speeches = { ${speeches.join(', ')} };
export const taught = ${JSON.stringify(taught)};`;
    },
  };
}

/** The rules and the plain table are part of the page only where a game needs them. */
function plain(game: string): string {
  const maker = JSON.stringify(join(webRoot, 'src', 'plain-ui.tsx'));
  return `async () => {
    const [{ game }, { plainUi }] = await Promise.all([import('@castellan/${game}'), import(${maker})]);
    return { ui: plainUi(game) };
  }`;
}

/** How to fetch what a game says in each language: what is made of its catalogue. A game without one has no board. */
function speechesOf(game: string): string[] {
  const folder = join(gamesRoot, game, 'words');
  return globSync('*.ftl', { cwd: folder }).map(file => {
    const locale = basename(file, '.ftl');
    return `${locale}: () => import(${JSON.stringify(join(folder, 'made', `${locale}.ts`))})`;
  });
}

/** The games whose `ui/` has this file. */
export function gamesWith(file: string): string[] {
  return gameFolders().filter(game => existsSync(join(gamesRoot, game, 'ui', file)));
}
