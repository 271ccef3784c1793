// What each player got, for the report on balance.
import { QuickChance, playRandomly } from '@castellan/kernel';
import type { Event } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';
import { victoryPoints } from '../state.ts';
import { points, levels } from '../cards/types.ts';

test('characters, turn order, items, quests and levels, with the names of the ledger', () => {
  const state = shadowgate.setup({ players: 3, characters: 'either' }, 'takes');
  const events: Event[] = [];
  const t = shadowgate.draft(state, events);
  const picks: number[] = [];
  const chance = new QuickChance(5);
  while (playRandomly(t, chance, picks));
  const takes = shadowgate.takes!(state, events);
  const known = new Set(shadowgate.ledger().map(({ kind, id }) => `${kind} ${id}`));
  for (const { kind, id } of takes) {
    if (kind !== 'turn' && kind !== 'level') expect(known).toContain(`${kind} ${id}`);
  }
  const of = (seat: number, kind: string): string[] =>
    takes.filter(take => take.seat === seat && take.kind === kind).map(({ id }) => id);
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
