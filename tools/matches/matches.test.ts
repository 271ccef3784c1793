import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chairNamed } from '@castellan/bots';
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import { plans } from './pairing.ts';
import { plotOf } from './plot.ts';
import { ladderOf, reportOf } from './report.ts';
import type { Result } from './result.ts';
import { readResults, samplesOf, writeResult } from './result.ts';

const result = (n: number, seat: number, won: number): Result => ({
  game: 'quests',
  players: 2,
  a: 'steward',
  b: 'squire',
  n,
  seat,
  won,
  turn: 1 + seat,
  lead: 3,
  mean: 1,
  most: 9,
});

test('every plan names games and chairs that there are', () => {
  for (const { game, a, b, players } of Object.values(plans).flat()) {
    expect(shelf.map(({ id }) => id)).toContain(game);
    expect(() => [a, b].map(chairNamed)).not.toThrow();
    expect(players).toBeGreaterThan(1);
  }
});

test('results can be put together: a game that is there twice counts once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-matches-'));
  for (const name of ['here', 'there']) writeResult(folder, name, result(0, 0, 1));
  writeResult(folder, 'there', result(0, 1, 0));
  writeResult(folder, 'there', result(1, 0, 1));
  const results = readResults(folder);
  expect(results).toHaveLength(3);
  // Only whole seeds count.
  expect(samplesOf(results, 2)).toEqual([0.5]);
  expect(reportOf(results, [])).toContain('| steward – squire | 2 | 2 | 50 [');
});

test('the plot has a line for each game that was played at more than one time, and a point for each time', () => {
  const at = (a: string, n: number): Result => ({ ...result(n, n % 2, 1), n: n >> 1, a });
  const results = ['castellan@50ms', 'castellan', 'castellan@3000ms'].flatMap(a =>
    Array.from({ length: 20 }, (_, n) => at(a, n)),
  );
  const few = [at('castellan@200ms', 0), { ...at('castellan', 0), game: 'villages' }];
  const plot = plotOf([...results, ...few]);
  expect(plot.match(/<polyline/g)).toHaveLength(1);
  expect(plot.match(/<circle/g)).toHaveLength(3);
  expect(plot).toContain('quests – squire');
});

test('the ladder shows what each level won against squires, by number of players', () => {
  const [two, of] = ladderOf([
    result(0, 0, 1),
    result(0, 1, 0),
    { ...result(0, 0, 1), b: 'page' },
    { ...result(0, 0, 1), players: 3 },
  ])
    .split('\n')
    .slice(1, 3);
  expect(two).toBe('| --- | --- | --- | --- |');
  // Half of two games; of three seats only one was played, which is no sample yet; the Page is no Squire.
  expect(of).toMatch(/^\| quests \| steward \| 50 .*of 2 \| – \|$/);
});
