import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const IMPORTED = /(?:from|import) ?\(?'(\.[^']+)'/g;
/** What no rules and no board are made of. */
const APART = ['**/node_modules', '**/made', 'editions', 'test', '**/*.test.ts', '**/*.d.ts'];

const isReader = (text: string): boolean => text.includes('cardTable(');

/** The files of a game that read its cards. */
export const readersOf = (game: string): string[] =>
  globSync('**/*.ts', { cwd: game, exclude: APART })
    .map(path => join(game, path))
    .filter(file => isReader(readFileSync(file, 'utf8')))
    .toSorted();

/** The files of a game that read its cards, and all that import them: what differs with a deck of own cards. */
export function dependentsOf(game: string): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  const found = new Set<string>();
  const next: string[] = [];
  for (const path of globSync('**/*.{ts,tsx}', { cwd: game, exclude: APART })) {
    const file = join(game, path);
    const text = readFileSync(file, 'utf8');
    if (isReader(text)) next.push(file);
    for (const [, to] of text.matchAll(IMPORTED)) {
      const imported = resolve(dirname(file), to!);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    next.push(...(importers.get(file) ?? []));
  }
  return found;
}

/** How a file in `folder` names another one. */
export function nameFrom(folder: string, file: string): string {
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
