import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { Event } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { margraves } from '../index.ts';

test('what each player got has the names of the ledger', () => {
  const state = margraves.setup({ players: 3 }, 'takes');
  const chance = new QuickChance(3);
  const events: Event[] = [];
  for (let [one] = margraves.pending(state); one !== undefined; [one] = margraves.pending(state))
    events.push(...margraves.apply(state, randomAnswer(one, chance)));
  const takes = margraves.takes!(state, events);
  const known = new Set(margraves.ledger().map(({ kind, id }) => `${kind} ${id}`));
  const cards = ['citizen', 'tile', 'monster', 'wealth'];
  for (const { kind, id } of takes)
    if (cards.includes(kind)) expect(known).toContain(`${kind} ${id}`);
  const of = (seat: number, kind: string): number =>
    takes.filter(take => take.seat === seat && take.kind === kind).length;
  state.players.forEach((player, seat) => {
    expect([of(seat, 'turn'), of(seat, 'wealth')]).toEqual([1, 3]);
    expect(of(seat, 'citizen')).toBe(player.citizens.length - 4);
    expect([of(seat, 'tower'), of(seat, 'slot')]).toEqual([4 - player.towers, 4 - player.towers]);
  });
  expect(takes.find(({ seat, kind }) => seat === state.first && kind === 'turn')!.id).toBe('1');
});
