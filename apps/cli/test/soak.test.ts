import { describe, expect, test } from 'vitest';
import { Census } from '../src/soak/census.ts';
import type { Ran } from './terminal.ts';
import { brokenPath, castellan, leakyPath, toyPath } from './terminal.ts';

const soaked = (game: string, flags: string, ...more: string[]): Promise<Ran> =>
  castellan(['soak', game, ...flags.split(' '), ...more]);

describe('soak', () => {
  test('plays every table, and says what was checked how often', async () => {
    const { status, out } = await soaked(toyPath, '--games 12 --workers 1 --deep-every 2 --json');
    const report = JSON.parse(out) as { tables: object; checked: string[] };
    expect(report).toMatchObject({ games: 12, stuck: 0, violations: [] });
    expect(report.tables).toMatchObject([{ tables: ['alone', 'two', 'three', 'three, long'] }]);
    expect(report.checked.join('\n')).toContain('one in 2 of each table, at least one');
    expect(status).toBe(0);
  });

  test('finds a planted fault, and says how to see it again', async () => {
    const { status, out } = await soaked(brokenPath, '--games 40 --workers 1 --deep-every 1000');
    expect(status).toBe(1);
    expect(out).toContain('cards lost');
    const again = /castellan (soak .* --table "(.*)" --games 1 --seed ([0-9a-f]{64}))/.exec(out)!;
    const seen = await soaked(
      brokenPath,
      '--games 1 --workers 1',
      '--table',
      again[2]!,
      '--seed',
      again[3]!,
    );
    expect(seen.status).toBe(1);
    expect(seen.out).toContain('cards lost');
  });

  test('a game that does not end is stuck', async () => {
    const { status, out } = await soaked(toyPath, '--games 3 --cap 5 --workers 1 --json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ stuck: 3 });
  });

  test('on two threads it comes out the same', async () => {
    const soak = async (workers: string): Promise<object> => {
      const { out } = await soaked(
        brokenPath,
        `--games 60 --workers ${workers} --deep-every 1000 --json`,
      );
      const { seconds: _, ...report } = JSON.parse(out) as { seconds: number };
      return report;
    };
    expect(await soak('2')).toEqual(await soak('1'));
  });
});

test('a census sees cards that are lost, doubled or swapped, in any order', () => {
  const census = new Census([1, 2, 2, 3]);
  expect(census.quickly([2, 3, 2, 1])).toBe(true);
  expect(census.difference([2, 3, 2, 1])).toBe('');
  expect(census.quickly([1, 2, 3])).toBe(false);
  expect(census.quickly([1, 2, 3, 3])).toBe(false);
  expect(census.difference([1, 2, 3, 3])).toBe('cards lost: 2; cards doubled: 3');
});

describe('soak --twins', () => {
  test('counts the twin worlds, and finds nothing in a sound game', async () => {
    const { status, out } = await castellan(['soak', toyPath, '--twins', '60', '--workers', '1']);
    expect(out).toMatch(/60 twin worlds, 4 tables, .* 60 same \(100\.00 %\), 0 differ/);
    expect(status).toBe(0);
  });

  test('finds a seat that is skipped, and says how to see it again', async () => {
    const args = ['soak', leakyPath, '--workers', '1'];
    const { status, out } = await castellan([...args, '--twins', '60']);
    expect(status).toBe(1);
    expect(out).toMatch(/hidden things change whether seat \d is asked/);
    const [, table, seed] = /--table "(.*)" --twins 1 --seed ([0-9a-f]{64})/.exec(out)!;
    const again = [...args, '--table', table!, '--twins', '1', '--seed', seed!];
    expect((await castellan(again)).out).toContain('1 differ (100.00 %)');
  });
});

describe('soak --mutants', () => {
  test('counts what was refused and what was played', async () => {
    const args = ['soak', toyPath, '--mutants', '200', '--workers', '1', '--json'];
    const { status, out } = await castellan(args);
    const { outcomes } = JSON.parse(out) as { outcomes: Record<string, number> };
    expect(outcomes['refused']! + outcomes['played']!).toBe(200);
    expect(outcomes['refused']).toBeGreaterThan(100);
    expect(outcomes['played']).toBeGreaterThan(10);
    expect(outcomes['faults']).toBe(0);
    expect(status).toBe(0);
  });

  test('finds broken states that were accepted', async () => {
    const { status, out } = await soaked(leakyPath, '--mutants 60 --workers 1');
    expect(status).toBe(1);
    expect(out).toContain('is neither refused nor can it be played');
  });

  test('on two threads it comes out the same', async () => {
    const soak = async (workers: string): Promise<object> => {
      const args = ['soak', leakyPath, '--mutants', '60', '--workers', workers, '--json'];
      // A thread runs the game as it is written; here its imports have other names, which an error can tell.
      const out = (await castellan(args)).out.replaceAll(/__vite_ssr_import_\d+__\./g, '');
      const { seconds: _, ...report } = JSON.parse(out) as { seconds: number };
      return report;
    };
    expect(await soak('2')).toEqual(await soak('1'));
  });
});
