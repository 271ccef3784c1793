// What bots take a seat's chances from.
import { expect, test } from 'vitest';
import { dealt } from './table.ts';

test('tokens are what the player has', () => {
  const t = dealt().purse(0, { gold: 7, strength: 3, magic: 2 });
  expect(t.prospects(0)).toMatchObject({ gold: 7, strength: 3, magic: 2, players: 2 });
});

test('the next player waits for nobody, the last for all others', () => {
  const t = dealt({ players: 4 });
  const waits = [0, 1, 2, 3].map(i => t.prospects((t.state.active + i) % 4)['waits']);
  expect(waits).toEqual([0, 1 / 4, 2 / 4, 3 / 4]);
});

test('a Citizen brings the more, the more rounds are left', () => {
  const t = dealt();
  const before = t.prospects(1);
  t.player(1).citizens[0]! += 2;
  const after = t.prospects(1);
  expect(after['citizens']).toBe(before['citizens']! + 2);
  expect(after['income']).toBeGreaterThan(before['income']!);
  expect(after['incomeLeft']! / after['income']!).toBeCloseTo(after['turns']!);
});
