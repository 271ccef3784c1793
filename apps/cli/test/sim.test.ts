import { describe, expect, test } from 'vitest';
import type { SimReport } from '../src/sim/report.ts';
import { castellan, toyPath } from './terminal.ts';

async function sim(...args: string[]): Promise<SimReport & { status: number }> {
  const { status, out } = await castellan(['sim', toyPath, '--json', ...args]);
  return { ...(JSON.parse(out) as SimReport), status };
}

/** Everything that does not depend on the clock. */
const timeless = ({
  seconds: _,
  gamesPerSecond: __,
  decisionsPerSecond: ___,
  ...rest
}: SimReport): object => rest;

describe('sim', () => {
  test('--json has what scripts look for', async () => {
    const report = await sim('--players', '3', '--games', '60', '--seed', 'a');
    expect(report).toMatchObject({
      status: 0,
      games: 60,
      stuck: 0,
      stuckGames: [],
      powersUnresolved: [],
    });
    expect(report.settings).toEqual({ players: 3, rounds: 3 });
    expect(report.decisions).toBe(Math.round(report.meanDecisions * 60));
    expect(report.meanTurns).toBe(9);
    expect(report.seconds).toBeGreaterThan(0);
    expect(report.gamesPerSecond).toBeGreaterThan(0);
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
    expect(report.seatWins.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(60, 1);
    expect(report.scores.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    for (const { mean, min, max, sd } of report.scores) {
      expect(min).toBeLessThan(mean);
      expect(mean).toBeLessThan(max);
      expect(sd).toBeGreaterThan(0);
    }
  });

  test('the same seed gives the same games, another seed others', async () => {
    const first = await sim('--games', '40', '--seed', 'b');
    expect(timeless(await sim('--games', '40', '--seed', 'b'))).toEqual(timeless(first));
    expect((await sim('--games', '40', '--seed', 'c')).decisions).not.toBe(first.decisions);
  });

  test('on two threads it comes out the same as on one', async () => {
    const args = ['--games', '150', '--chairs', 'greedy,random', '--rotate'];
    expect(timeless(await sim(...args, '--workers', '2'))).toEqual(timeless(await sim(...args)));
  });

  test('--rotate plays each seed in every rotation, and rates the chairs: greedy beats random', async () => {
    const report = await sim('--games', '41', '--chairs', 'greedy,random', '--rotate');
    expect(report.games).toBe(42);
    const greedy = report.chairWins!.find(({ chair }) => chair === 'greedy')!;
    expect(greedy.even).toBe(0.5);
    expect(greedy.low).toBeGreaterThan(0.5);
    expect(greedy.low).toBeLessThanOrEqual(greedy.share);
    expect(greedy.high).toBeGreaterThanOrEqual(greedy.share);
  });

  test('chairs that use views and chairs that do not play by the same rules', async () => {
    const report = await sim('--games', '20', '--chairs', 'greedy');
    expect(report).toMatchObject({ stuck: 0, powersUnresolved: [], meanTurns: 6 });
  });

  test('a game that goes on beyond the cap is stuck: status 1, with a seed that shows it again', async () => {
    const report = await sim('--games', '3', '--cap', '4');
    expect(report).toMatchObject({ status: 1, games: 3, stuck: 3 });
    const { seed, why } = report.stuckGames[2]!;
    expect(why).toContain('not over after 4 decisions');
    const again = await sim('--games', '1', '--cap', '4', '--seed', seed);
    expect(again.stuckGames[0]!.seed).toBe(seed);
  });

  test('for people, a table of seats', async () => {
    const { out } = await castellan([
      'sim',
      toyPath,
      ...'--games 10 --chairs greedy,random --rotate'.split(' '),
    ]);
    expect(out).toContain('10 games and');
    expect(out).toMatch(/^seat +wins +mean/m);
    expect(out).toMatch(/greedy: wins .* 95 % between/);
    expect(out).toContain('No game got stuck.');
  });

  test('a progress bar on a watched terminal, when it takes long', async () => {
    const { err } = await castellan(['sim', toyPath, '--games', '10'], [], { watched: true });
    expect(err).toBe('');
  });
});
