import { takesIn } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';

test('what each player has at the end has the names of the ledger', () => {
  const { state, of, unlisted } = takesIn(cardKingdoms);
  expect(unlisted).toEqual(['turn']);
  state.players.forEach((player, seat) => {
    expect([of(seat, 'turn').length, of(seat, 'duke').length]).toEqual([1, 1]);
    expect(of(seat, 'monster')).toHaveLength(player.monsters.length);
    expect(of(seat, 'domain')).toHaveLength(player.domains.length);
    // Two Starters are not counted.
    expect(of(seat, 'citizen')).toHaveLength(player.citizens.reduce((sum, n) => sum + n, 0) - 2);
  });
  expect(of(state.first, 'turn')).toEqual(['1']);
});
