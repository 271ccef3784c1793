import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of the repository, wherever the build was started. */
export const webRoot = dirname(dirname(fileURLToPath(import.meta.url)));
export const houseRoot = dirname(dirname(webRoot));
export const gamesRoot = join(houseRoot, 'games');
export const tableRoot = join(houseRoot, 'packages', 'table');
export const dist = join(webRoot, 'dist');

/** The folders of all games, in alphabetical order. */
export function gameFolders(): string[] {
  return readdirSync(gamesRoot, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(gamesRoot, entry.name, 'package.json')))
    .map(({ name }) => name)
    .sort();
}
