import { QuickChance, playRandomly } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';

test('what each player has at the end has the names of the ledger', () => {
  const state = cardKingdoms.setup({ players: 3 }, 'takes');
  const t = cardKingdoms.draft(state);
  const picks: number[] = [];
  const chance = new QuickChance(3);
  while (playRandomly(t, chance, picks));
  const takes = cardKingdoms.takes!(state, []);
  const known = new Set(cardKingdoms.ledger().map(({ kind, id }) => `${kind} ${id}`));
  for (const { kind, id } of takes) if (kind !== 'turn') expect(known).toContain(`${kind} ${id}`);
  const of = (seat: number, kind: string): number =>
    takes.filter(take => take.seat === seat && take.kind === kind).length;
  state.players.forEach((player, seat) => {
    expect([of(seat, 'turn'), of(seat, 'duke')]).toEqual([1, 1]);
    expect(of(seat, 'monster')).toBe(player.monsters.length);
    expect(of(seat, 'domain')).toBe(player.domains.length);
    // Two Starters are not counted.
    expect(of(seat, 'citizen')).toBe(player.citizens.reduce((sum, n) => sum + n, 0) - 2);
  });
  expect(takes.find(({ seat, kind }) => seat === state.first && kind === 'turn')!.id).toBe('1');
});
