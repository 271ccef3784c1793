import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Value } from '@castellan/bots';
import { comparisonsOf, fit, joined, playJob } from '@castellan/bots/learning';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import { learnedText } from './learned-text.ts';
import { readGames, writeGames } from './played.ts';

const cardKingdoms = (): Promise<Game> => shelf.find(({ id }) => id === 'card-kingdoms')!.rules();

const jobs = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    kind: 'play' as const,
    game: 'card-kingdoms',
    players: 2 + (i % 3),
    seed: `test ${i}`,
    settings: {},
    chairs: Array.from({ length: 2 + (i % 3) }, () => 'greedy'),
    learned: null,
    stray: 10,
  }));

test('games are stored as what it takes to play them again, and learned from', async () => {
  const game = await cardKingdoms();
  const played = jobs(6).map(job => playJob(game, job));
  const file = join(mkdtempSync(join(tmpdir(), 'castellan-train-')), 'games.jsonl.gz');
  writeGames(file, played);
  expect(readGames(file)).toEqual(played);
  const half = played.length / 2;
  const parts = [played.slice(0, half), played.slice(half)];
  const data = joined(parts.map(part => comparisonsOf(game, part, () => false)));
  expect(data.groups.length).toBeGreaterThan(200);
  expect(data.worths.length).toBe(data.groups.length);
  expect(data.features.length).toBe(data.strengths.length * data.width);
  const { learned, byNet, byHand } = fit(data, 12, 1, () => false);
  // It can be gone on from, and is at the beginning what it was.
  const again = fit(data, 1, 1, () => false, learned);
  expect(again.before).toBeCloseTo(byNet, 3);
  expect(again.byNet).toBeGreaterThanOrEqual(again.before - 0.01);
  // Differences between plans that it has not seen are foreseen, and not much worse than at the beginning.
  expect(byNet).toBeGreaterThan(Math.max(0.1, byHand - 0.1));
  // The search computes with the weights what the fit computed.
  expect(learned.first).toHaveLength(16 * (data.width + 1));
  const state = game.setup({ players: 2 }, 'value');
  const chances: number[] = [];
  new Value(game, learned).chances(state, chances);
  expect(chances[0]! + chances[1]!).toBeCloseTo(1);
  expect(chances).not.toEqual([0.5, 0.5]);
  const text = learnedText(learned);
  expect(text.split('\n').every(line => line.length <= 130)).toBe(true);
});

test('a game with strays is the same each time', async () => {
  const game = await cardKingdoms();
  const [job] = jobs(1);
  expect(playJob(game, job!)).toEqual(playJob(game, job!));
});
