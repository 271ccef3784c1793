import { expect, test } from 'vitest';
import { Offer } from './offer.ts';
import { clonePiles, offerKinds, takeOut } from './pile.ts';

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

test('each kind is offered once, in the order of the pile', () => {
  const offer = new Offer();
  offerKinds([3, 1, 3, 2, 1], offer);
  offerKinds([2, 2], offer, 10);
  expect(offer.codes).toEqual([3, 1, 2, 12]);
});

test('copied piles share nothing', () => {
  const piles = [[1, 2], []];
  const copy = clonePiles(piles);
  expect(copy).toEqual(piles);
  copy[0]!.pop();
  copy[1]!.push(3);
  expect(piles).toEqual([[1, 2], []]);
});
