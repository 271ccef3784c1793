import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessSeed, QuickChance, shuffled } from './chance.ts';
import { isSeed } from './rng.ts';

test('the same seed gives the same draws, another seed others', () => {
  const draws = (seed: number): number[] => {
    const chance = new QuickChance(seed);
    return Array.from({ length: 20 }, () => chance.below(1000));
  };
  expect(draws(5)).toEqual(draws(5));
  expect(draws(5)).not.toEqual(draws(6));
  // The high half of a large seed counts too.
  expect(draws(5)).not.toEqual(draws(5 + 2 ** 40));
});

test('always a whole number below n', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, n) => {
      const drawn = new QuickChance(seed).below(n);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
    }),
  );
});

test('a guessed seed is a seed', () => {
  fc.assert(fc.property(fc.integer(), seed => isSeed(guessSeed(new QuickChance(seed)))));
});

test('a shuffle keeps every card, leaves the pile as it was, and every order turns up', () => {
  const pile = [1, 2, 3];
  const seen = new Set<string>();
  const chance = new QuickChance(1);
  for (let i = 0; i < 200; i++) {
    const order = shuffled(pile, chance);
    expect(order.toSorted()).toEqual(pile);
    seen.add(order.join());
  }
  expect(seen.size).toBe(6);
  expect(pile).toEqual([1, 2, 3]);
});
