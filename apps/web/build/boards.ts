import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { gamesRoot } from './house.ts';

const BOARD = /^@castellan\/([\w-]+)\/ui$/;
const NONE = '\0no-board';

/**
 * A game whose `ui/` is not made yet has none: the table is then drawn from its text. With `none`, no game has one: for
 * the worker, which draws nothing, and for trying the plain table.
 */
export function boards({ none }: { readonly none: boolean }): Plugin {
  return {
    name: 'castellan:boards',
    enforce: 'pre',
    resolveId(id) {
      const game = BOARD.exec(id)?.[1];
      if (game === undefined) return null;
      return !none && existsSync(join(gamesRoot, game, 'ui', 'index.tsx')) ? null : NONE;
    },
    load: id => (id === NONE ? 'export const ui = null;' : null),
  };
}
