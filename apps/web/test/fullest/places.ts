// Where tables were fullest, a file for each game: a line for each place, with what there was the most of.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@castellan/kernel';
import type { Place } from './greedy-game.ts';

export interface FullPlace extends Place {
  readonly players: number;
  /** What there was never more of: `mine hand[]: 12`. The fullest of all is called `all`. */
  readonly most: readonly string[];
}

const fileOf = (game: string): string => join(import.meta.dirname, `${game}.txt`);

const heading = ({ rulesVersion }: Pick<Game, 'rulesVersion'>): string => `rules ${rulesVersion}`;

export function writePlaces(game: Game, places: readonly FullPlace[]): void {
  const lines = places.map(({ players, seed, answers, most }) =>
    [players, seed, answers, most.join(', ')].join(' | '),
  );
  writeFileSync(fileOf(game.id), [heading(game), ...lines, ''].join('\n'));
}

/** The places of a game; it must still be played by the rules by which they were found. */
export function readPlaces(game: Game): FullPlace[] {
  const [first, ...lines] = readFileSync(fileOf(game.id), 'utf8').trimEnd().split('\n');
  if (first !== heading(game))
    throw new Error(`The rules of ${game.id} have changed: run \`npm run fullest -- ${game.id}\`.`);
  return lines.map(line => {
    const [players, seed, answers, most] = line.split(' | ') as [string, string, string, string];
    return { players: Number(players), seed, answers: Number(answers), most: most.split(', ') };
  });
}
