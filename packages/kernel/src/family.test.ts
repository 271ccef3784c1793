import { expect, test } from 'vitest';
import { allOf, families } from './family.ts';

const { coin, ware } = families({
  coin: { cards: ['gold', 'silver'], faces: 2 },
  ware: { cards: ['bun', 'pie', 'cake'], copies: (card, seats) => (card === 1 ? seats : card) },
});

test('all cards of a family: one number for each face, one entry for each copy', () => {
  expect(allOf(coin, 2)).toEqual([0, 1, 2, 3]);
  expect(allOf(ware, 3)).toEqual([1, 1, 1, 2, 2]);
});
