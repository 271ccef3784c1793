// Whole games: every power is used, the greedy chair beats the random one, and all gains are reported.
import { greedyWins, takesIn, unresolved } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { quests } from '../index.ts';
import { questPoints } from '../scoring.ts';

test.each([1, 2, 3, 4, 5])('every power is used with %i players', players => {
  expect(unresolved(quests, 3000, { players })).toEqual([]);
});

test('greedy nearly always beats three random players', () => {
  expect(greedyWins(quests)).toBeGreaterThanOrEqual(19);
});

test('what each seat got: Guild Master, turn order, hired Citizens, Quests', () => {
  const { state, takes, of, unlisted } = takesIn(quests);
  const rows = new Map(quests.ledger().map(row => [`${row.kind} ${row.id}`, row]));
  expect(unlisted).toEqual(['turn']);
  expect(of(state.first, 'turn')).toEqual(['1']);
  expect(of((state.first + 2) % 3, 'turn')).toEqual(['3']);
  state.players.forEach((player, seat) => {
    expect(of(seat, 'guild-master')).toHaveLength(1);
    const points = of(seat, 'quest').map(
      id => (rows.get(`quest ${id}`)!.facts as { readonly vp: number }).vp,
    );
    expect(points.reduce((sum, n) => sum + n, 0)).toBe(questPoints(player));
  });
  expect(takes.some(({ kind }) => kind === 'citizen')).toBe(true);
});
