import { takesIn } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { margraves } from '../index.ts';

test('what each player got has the names of the ledger', () => {
  const { state, of, unlisted } = takesIn(margraves);
  for (const kind of ['citizen', 'tile', 'monster', 'wealth']) expect(unlisted).not.toContain(kind);
  state.players.forEach((player, seat) => {
    expect([of(seat, 'turn').length, of(seat, 'wealth').length]).toEqual([1, 3]);
    expect(of(seat, 'citizen')).toHaveLength(player.citizens.length - 4);
    for (const kind of ['tower', 'slot']) expect(of(seat, kind)).toHaveLength(4 - player.towers);
  });
  expect(of(state.first, 'turn')).toEqual(['1']);
});
