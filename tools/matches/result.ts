import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pairing } from './pairing.ts';

/** One game of a match. Files of such lines can be put together: a game that is there twice counts once. */
export interface Result {
  readonly game: string;
  readonly players: number;
  readonly a: string;
  readonly b: string;
  /** Which seed, and in which seat the first sat. */
  readonly n: number;
  readonly seat: number;
  /** What share of the game it won, its place in turn order from 1, and by how many points it led. */
  readonly won: number;
  readonly turn: number;
  readonly lead: number;
  /** How many milliseconds it thought for an answer, on average, and at most. */
  readonly mean: number;
  readonly most: number;
}

export const keyOf = ({
  game,
  players,
  a,
  b,
}: Pick<Pairing, 'game' | 'players' | 'a' | 'b'>): string => [game, players, a, b].join(' ');

export function readResults(folder: string): Result[] {
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder)
    .filter(file => file.endsWith('.matches.jsonl'))
    .flatMap(file => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Result);
  const once = new Map(all.map(result => [`${keyOf(result)} ${result.n} ${result.seat}`, result]));
  return [...once.values()];
}

export function writeResult(folder: string, name: string, result: Result): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${name}.matches.jsonl`), `${JSON.stringify(result)}\n`);
}

/** The share that the first won of each seed whose games are all there. */
export function samplesOf(results: readonly Result[], players: number): number[] {
  const bySeed = new Map<number, number[]>();
  for (const { n, won } of results) bySeed.set(n, [...(bySeed.get(n) ?? []), won]);
  return [...bySeed.values()]
    .filter(wins => wins.length === players)
    .map(wins => wins.reduce((sum, won) => sum + won, 0) / players);
}
