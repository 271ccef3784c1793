import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { QuickChance } from './chance.ts';
import { Offer } from './offer.ts';
import { randomPicks } from './playout.ts';

const seeds = fc.integer();
const codes = fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 8 });

function offering(all: readonly number[]): Offer {
  const offer = new Offer();
  for (const code of all) offer.add(code);
  return offer;
}

function picksOf(
  kind: 'choose' | 'select' | 'split' | 'order',
  offer: Offer,
  seed: number,
): number[] {
  // Old content must be gone.
  const picks = [99, 98, 97];
  randomPicks(kind, offer, new QuickChance(seed), picks);
  return picks;
}

test('a choice is one of the codes', () => {
  fc.assert(
    fc.property(codes, seeds, (all, seed) => {
      const picks = picksOf('choose', offering(all), seed);
      expect(picks).toHaveLength(1);
      expect(all).toContain(picks[0]);
    }),
  );
});

test('a selection is as many different codes as asked, even where more is allowed than there is', () => {
  fc.assert(
    fc.property(codes, fc.nat(8), fc.nat(12), seeds, (all, least, more, seed) => {
      const offer = offering(all);
      offer.between(Math.min(least, all.length), Math.min(least, all.length) + more);
      const picks = picksOf('select', offer, seed);
      expect(new Set(picks).size).toBe(picks.length);
      expect(picks.every(pick => all.includes(pick))).toBe(true);
      expect(picks.length).toBeGreaterThanOrEqual(offer.least);
      expect(picks.length).toBeLessThanOrEqual(offer.most);
    }),
  );
});

test('an order has every code once', () => {
  fc.assert(
    fc.property(codes, seeds, (all, seed) => {
      const numbers = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
      expect(numbers(picksOf('order', offering(all), seed))).toEqual(numbers(all));
    }),
  );
});

test('a split keeps every share within its limits and uses the whole amount', () => {
  const share = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));
  fc.assert(
    fc.property(
      fc.array(share, { minLength: 1, maxLength: 6 }),
      fc.nat(1000),
      seeds,
      (shares, part, seed) => {
        const offer = new Offer();
        shares.forEach(([min, more], code) => offer.share(code, min, min + more));
        const least = shares.reduce((sum, [min]) => sum + min, 0);
        const room = shares.reduce((sum, [, more]) => sum + more, 0);
        offer.total = least + (part % (room + 1));
        const counts = picksOf('split', offer, seed);
        expect(counts).toHaveLength(shares.length);
        expect(counts.every((count, i) => count >= offer.mins[i]! && count <= offer.maxs[i]!)).toBe(
          true,
        );
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(offer.total);
      },
    ),
  );
});

test('every legal answer comes up', () => {
  const offer = offering([1, 2, 3]);
  offer.between(0, 3);
  const seen = new Set<string>();
  for (let seed = 0; seed < 2000; seed++)
    seen.add(picksOf('select', offer, seed).toSorted().join());
  expect(seen.size).toBe(8);
  const shares = new Offer();
  [0, 1, 2].forEach(code => shares.share(code, 0, 2));
  shares.total = 3;
  const splits = new Set<string>();
  for (let seed = 0; seed < 2000; seed++) splits.add(picksOf('split', shares, seed).join());
  expect(splits.size).toBe(7);
});
