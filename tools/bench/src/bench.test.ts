import { expect, it } from 'vitest';
import { disagreeing, measureAll, ratio, type Result } from './bench.ts';
import { median } from './measure.ts';
import { alignTable, short, summarise } from './report.ts';
import { subjects, yardsticks } from './subjects.ts';

it('measures both yardsticks in turn, on the same games', async () => {
  const names: string[] = Object.values(yardsticks);
  const results = await measureAll(
    subjects.filter(({ name }) => names.includes(name)),
    { runs: 2, milliseconds: 20, warmUpMilliseconds: 20, seeds: 3 },
  );
  expect(results.map(({ name }) => name)).toEqual(names);
  expect(results.map(({ samples }) => samples.length)).toEqual([2, 2]);
  expect(disagreeing(results)).toEqual([]);

  const [byHand, boardgameIo] = summarise(results);
  expect(byHand?.timesByHand).toBe(1);
  expect(byHand?.timesBoardgameIo).toBeGreaterThan(1);
  expect(boardgameIo?.cloneMicroseconds).toBeNull();
});

/** An invented result: the checksum of its games, and its decisions per second in each run. */
const result = (name: string, rules: string, checksums: number[], rates: number[]): Result => ({
  name,
  rules,
  checksums,
  samples: rates.map(decisions => ({ seconds: 1, games: 1, decisions, options: 0 })),
  position: { cloneMicroseconds: null, cloneBytes: null, jsonMicroseconds: null, jsonBytes: null },
});

it('names the subjects that played other games', () => {
  const first = result('a', 'x', [1, 2], []);
  expect(disagreeing([first, result('b', 'x', [1, 3], []), result('c', 'y', [7], [])])).toEqual([
    'b',
  ]);
});

it('compares run by run, so that a slow moment affects both', () => {
  const fast = result('fast', 'x', [], [100, 10, 80]);
  expect(ratio(fast, result('slow', 'x', [], [10, 1, 8]))).toBe(10);
  expect(ratio(fast, undefined)).toBeNull();
});

it('takes the middle', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('writes three digits and aligns them', () => {
  expect([1_312_345, 82_345, 7246, 41.34, 0.00581, null].map(short)).toEqual([
    '1.31 M',
    '82.3 k',
    '7246',
    '41.3',
    '0.00581',
    '–',
  ]);
  expect(
    alignTable([
      ['', 'a'],
      ['name', '100'],
    ]),
  ).toBe('        a\nname  100');
});
