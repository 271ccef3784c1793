import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { gameFolders, gamesRoot } from './house.ts';

const BOARDS = 'virtual:boards';

/**
 * Provides `virtual:boards`: the `ui/` of each game that has one, and which games have lessons. With `none` there are no
 * boards: for the worker, which draws nothing, and for trying the plain table.
 */
export function boards({ none }: { readonly none: boolean }): Plugin {
  return {
    name: 'castellan:boards',
    resolveId: id => (id === BOARDS ? `\0${BOARDS}` : null),
    load(id) {
      if (id !== `\0${BOARDS}`) return null;
      const made = none ? [] : gamesWith('index.tsx');
      const taught = none ? [] : gamesWith('tutorial.ts');
      const entries = made.map(
        game => `${JSON.stringify(game)}: () => import('@castellan/${game}/ui')`,
      );
      return `export const boards = { ${entries.join(', ')} };
export const taught = ${JSON.stringify(taught)};`;
    },
  };
}

/** The games whose `ui/` has this file. */
export function gamesWith(file: string): string[] {
  return gameFolders().filter(game => existsSync(join(gamesRoot, game, 'ui', file)));
}
