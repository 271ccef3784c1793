import { describe, expect, test } from 'vitest';
import type { BalanceReport } from '../src/sim/balance.ts';
import type { Takings } from '../src/sim/takings.ts';
import { addTakings, countTakes } from '../src/sim/takings.ts';
import { castellan, silentPath, toyPath } from './terminal.ts';

async function balance(...args: string[]): Promise<BalanceReport & { status: number }> {
  const { status, out } = await castellan(['balance', toyPath, '--json', ...args]);
  return { ...(JSON.parse(out) as BalanceReport), status };
}

const timeless = ({ seconds: _, ...rest }: BalanceReport): object => rest;

describe('takings', () => {
  const crown = (seat: number) => ({ seat, kind: 'hat', id: 'crown' });

  test('a thing is counted for each time, each game and each seat; wins go to those who had it', () => {
    const takings: Takings = {};
    countTakes(takings, [crown(0), crown(0), crown(1)], [1, 0, 0]);
    countTakes(takings, [crown(2)], [0.5, 0, 0.5]);
    countTakes(takings, [], [0, 1, 0]);
    expect(takings).toEqual({ hat: { crown: { games: 2, times: 4, seats: 3, wins: 1.5 } } });
  });

  test('two halves of a run make the whole', () => {
    const one: Takings = {};
    const other: Takings = {};
    countTakes(one, [crown(0)], [1, 0]);
    countTakes(other, [crown(1), { seat: 1, kind: 'coat', id: 'fur' }], [0, 1]);
    addTakings(one, other);
    expect(one).toEqual({
      hat: { crown: { games: 2, times: 2, seats: 2, wins: 2 } },
      coat: { fur: { games: 1, times: 1, seats: 1, wins: 1 } },
    });
  });
});

describe('balance', () => {
  test('--json says how long, who won from where, and what was taken', async () => {
    const report = await balance('--players', '3', '--games', '60', '--chairs', 'random');
    expect(report).toMatchObject({ status: 0, game: 'market-day', games: 60, stuck: 0 });
    expect(report.turns).toMatchObject({ mean: 9, min: 9, max: 9, sd: 0 });
    expect(report.even).toBeCloseTo(1 / 3, 3);
    expect(report.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const shares = report.seats.map(({ wins }) => wins!.share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    expect(report.kinds.map(({ kind }) => kind).sort()).toEqual([
      'bakery',
      'choice',
      'loom',
      'smithy',
    ]);
  });

  test('every card of the kind is there, by the name on it, most often taken first', async () => {
    const { kinds } = await balance('--players', '3', '--games', '40', '--chairs', 'random');
    const { rows } = kinds.find(({ kind }) => kind === 'bakery')!;
    expect(rows).toHaveLength(6);
    expect(rows.find(({ id }) => id === 'bun')!.name).toBe('Bun');
    expect(rows.map(({ times }) => times)).toEqual(
      rows.map(({ times }) => times).sort((a, b) => b - a),
    );
    expect(rows.reduce((sum, { ofKind }) => sum + ofKind, 0)).toBeCloseTo(1, 2);
    for (const { games, wins } of rows) {
      expect(games).toBeLessThanOrEqual(1);
      if (wins === null) continue;
      expect(wins.low).toBeLessThanOrEqual(wins.share);
      expect(wins.high).toBeGreaterThanOrEqual(wins.share);
    }
  });

  test('what nobody took is there as well', async () => {
    const { kinds } = await balance('--players', '1', '--games', '1', '--chairs', 'random');
    const { rows } = kinds.find(({ kind }) => kind === 'bakery')!;
    expect(rows.at(-1)).toMatchObject({ games: 0, times: 0, ofKind: 0, wins: null });
  });

  test('on two threads it comes out the same as on one', async () => {
    const args = ['--games', '120'];
    expect(timeless(await balance(...args, '--workers', '2'))).toEqual(
      timeless(await balance(...args)),
    );
  });

  test('for people, a table of each kind', async () => {
    const { out } = await castellan(['balance', toyPath, '--games', '20']);
    expect(out).toContain('A game: 6.0 turns');
    expect(out).toMatch(/^seat +mean +min +max +sd +wins/m);
    expect(out).toMatch(/^bakery +games +a game +of kind +wins/m);
    expect(out).toContain('No game got stuck.');
  });

  test('games that go on beyond the cap are stuck: status 1, and nothing is divided by them', async () => {
    const report = await balance('--games', '3', '--cap', '4');
    expect(report).toMatchObject({ status: 1, games: 3, stuck: 3, even: 0, kinds: [] });
    const { out } = await castellan(['balance', toyPath, '--games', '3', '--cap', '4']);
    expect(out).toContain('STUCK: 3 games.');
  });

  test('a game that does not tell what is taken still has seats and lengths', async () => {
    const { status, out } = await castellan(['balance', silentPath, '--games', '5']);
    expect(status).toBe(0);
    expect(out).toContain('does not tell what was taken');
  });
});
