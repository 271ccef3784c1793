import { describe, expect, test } from 'vitest';
import type { ArenaReport } from '../src/arena/report.ts';
import { castellan } from './terminal.ts';

const arena = async (...args: string[]): Promise<ArenaReport> =>
  JSON.parse((await castellan(['arena', 'villages', '--json', ...args])).out) as ArenaReport;

describe('the arena', () => {
  test('rates chairs on the same seeds in every seat, with Elo and its interval', async () => {
    const { games, chairs, sprt } = await arena('--chairs', 'squire,random', '--games', '24');
    expect(games).toBe(24);
    expect(sprt).toBeNull();
    const [squire, random] = chairs;
    expect(squire).toMatchObject({ chair: 'squire', even: 0.5 });
    expect(squire!.share + random!.share).toBeCloseTo(1);
    expect(squire!.elo.elo).toBe(-random!.elo.elo);
    expect(squire!.elo.low).toBeGreaterThan(0);
    expect(squire!.byTurn).toHaveLength(2);
    expect(squire!.low).toBeGreaterThan(0.5);
  });

  test('stops as soon as it is clear who is better', async () => {
    const report = await arena('--chairs', 'squire,random', '--games', '2000', '--sprt', '0,40');
    expect(report.sprt!.verdict).toBe('better');
    expect(report.games).toBeLessThan(200);
    const worse = await arena('--chairs', 'random,squire', '--games', '2000', '--sprt', '0,40');
    expect(worse.sprt!.verdict).toBe('not better');
  });

  test('says what is wrong with what was typed', async () => {
    const { err, status } = await castellan(['arena', 'villages', '--sprt', '20,0']);
    expect(status).toBe(2);
    expect(err).toContain('--sprt wants two numbers of Elo');
  });
});
