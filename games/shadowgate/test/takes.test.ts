// What each player got, for the report on balance.
import { takesIn } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';
import { victoryPoints } from '../state.ts';
import { points, levels } from '../cards/types.ts';

test('characters, turn order, items, quests and levels, with the names of the ledger', () => {
  const { state, takes, of, unlisted } = takesIn(shadowgate, { characters: 'either' });
  expect(unlisted).toEqual(['level', 'turn']);
  expect(of(state.first, 'turn')).toEqual(['1']);
  expect(of((state.first + 2) % 3, 'turn')).toEqual(['3']);
  state.players.forEach((player, seat) => {
    expect(of(seat, 'character')).toHaveLength(1);
    expect(of(seat, 'quest')).toHaveLength(of(seat, 'level').length);
    const won = of(seat, 'level').map(id => points[levels.findIndex(level => level === id)]!);
    expect(won.reduce((sum, n) => sum + n, 0)).toBe(victoryPoints(player));
  });
  expect(takes.some(({ kind }) => kind === 'item')).toBe(true);
});
