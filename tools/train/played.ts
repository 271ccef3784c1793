// Files of games.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Played } from '@castellan/bots/learning';

/** Writes games as compressed lines of JSON. */
export function writeGames(file: string, games: readonly Played[]): void {
  writeFileSync(file, gzipSync(games.map(game => `${JSON.stringify(game)}\n`).join('')));
}

export function readGames(file: string): Played[] {
  return gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Played);
}
