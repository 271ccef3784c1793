// A game as it is stored: what it takes to play it again, and nothing that follows from that.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

export interface Played {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly settings: Readonly<Record<string, boolean>>;
  /** Who sat where. */
  readonly chairs: readonly string[];
  /** Each answer: the stack on which it was given, then its picks. */
  readonly answers: readonly (readonly number[])[];
}

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
