import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTally } from '@castellan/cli/sim/tally';
import type { Tally } from '@castellan/cli/sim/tally';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import { beyondOf, reportOf, startOf, startsText } from './report.ts';
import { jobOf, knownIn, seriesOf, write } from './series.ts';

const [villages] = seriesOf('villages', 'squire', 2);

/** So many games, of which the first won so many; and one card that won so many of those that had it. */
function played(games: number, first: number, card: readonly [had: number, won: number]): Tally {
  const tally = newTally(2, 0);
  tally.games = games;
  tally.takings = {
    turn: { '1': { games, times: games, seats: games, wins: first } },
    building: { farm: { games: card[0], times: card[0], seats: card[0], wins: card[1] } },
  };
  return tally;
}

test('every series can be set up, and Shadowgate is played with equal turns and without', async () => {
  for (const { id, rules } of shelf) {
    const game = (await rules()) as Game;
    for (const players of [2, 3, 4, 5])
      for (const series of seriesOf(id, 'squire', players))
        expect(() => game.setup(jobOf(series, 0, 1).settings, '1')).not.toThrow();
  }
  expect(seriesOf('shadowgate', 'squire', 4).map(({ told }) => told)).toEqual([
    { equalTurns: false },
    { equalTurns: true },
  ]);
  expect(seriesOf('shadowgate', 'squire', 5)).toEqual([]);
});

test('what was played is read again without gaps, and nothing counts twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-balance-'));
  const some = (from: number, to: number) =>
    write(folder, 'run', jobOf(villages!, from, to), played(to - from, 1, [0, 0]));
  some(10, 20);
  some(0, 10);
  some(0, 10);
  some(30, 40);
  const { games, tally } = knownIn(folder)(villages!);
  expect(games).toBe(20);
  expect(tally.games).toBe(20);
  expect(tally.takings['turn']!['1']!.wins).toBe(2);
  expect(knownIn(folder)(seriesOf('villages', 'squire', 3)[0]!).games).toBe(0);
});

test('how often the first player wins is written as a module', () => {
  const start = startOf(villages!, played(1000, 600, [0, 0]))!;
  expect(start).toEqual({ players: 2, games: 1000, wins: 0.6, low: 0.569, high: 0.63 });
  expect(startOf(villages!, newTally(2, 0))).toBeNull();
  const [, equal] = seriesOf('shadowgate', 'squire', 2);
  expect(startsText([start, startOf(equal!, played(1000, 500, [0, 0]))!])).toContain(
    '  { players: 2, settings: { equalTurns: true }, games: 1000, wins: 0.5, low: 0.469, high: 0.531 },\n',
  );
});

test('a card is named only where its whole interval lies beyond the bounds', async () => {
  const game = (await shelf.find(({ id }) => id === 'villages')!.rules()) as Game;
  const named = (had: number, won: number): string[] =>
    beyondOf(game, villages!, played(1000, 500, [had, won])).map(({ name }) => name);
  expect(named(1000, 700)).toEqual(['Farm']);
  expect(named(20, 14)).toEqual([]);
  expect(named(1000, 620)).toEqual([]);
  expect(named(1000, 300)).toEqual(['Farm']);
  expect(reportOf([{ game, series: villages!, tally: played(1000, 600, [1000, 700]) }])).toContain(
    '| Villages of Valeria | 2 | squire | 1000 | building: Farm | 1.00 | 70 [67, 73] |',
  );
});

test('what the games have is as it is written here, about tables that can be set up', async () => {
  for (const { id, rules } of shelf) {
    const game = (await rules()) as Game;
    const { starts = [] } = game;
    const file = new URL(`../../games/${id}/starts.ts`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(startsText(starts));
    for (const { players, settings, low, wins, high } of starts) {
      expect(() => game.setup({ ...settings, players }, '1')).not.toThrow();
      expect(low).toBeLessThan(wins);
      expect(high).toBeGreaterThan(wins);
    }
  }
});
