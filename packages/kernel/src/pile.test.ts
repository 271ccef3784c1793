import { expect, test } from 'vitest';
import { takeOut } from './pile.ts';

test.each<[number[], number, number[]]>([
  [[3, 1, 2], 3, [1, 2]],
  [[3, 1, 2], 1, [3, 2]],
  [[3, 1, 2], 2, [3, 1]],
  [[1, 2, 1], 1, [2, 1]],
  [[7], 7, []],
])('from %j, %i: %j', (pile, card, left) => {
  takeOut(pile, card);
  expect(pile).toEqual(left);
});

test('a card that is not there is a fault of the rules, and the pile stays', () => {
  const pile = [1, 2];
  expect(() => takeOut(pile, 3)).toThrow('card 3 is not in this pile');
  expect(pile).toEqual([1, 2]);
});
