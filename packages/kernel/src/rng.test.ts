import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy } from './json.ts';
import type { Rng } from './rng.ts';
import { commitment, RngReader, isSeed, seedFrom } from './rng.ts';

const fresh = (seed: string | number = 1): Rng => ({ seed: seedFrom(seed), drawn: 0 });
const draws = (rng: Rng, n: number, sides: number, dice = new RngReader()): number[] =>
  Array.from({ length: n }, () => dice.below(rng, sides));

describe('seeds', () => {
  test('anything a person may type becomes 256 bits; a seed in full stays', () => {
    expect(isSeed(seedFrom('a word'))).toBe(true);
    expect(seedFrom(7)).toBe(seedFrom('7'));
    expect(seedFrom(seedFrom(7))).toBe(seedFrom(7));
    expect(isSeed(seedFrom('\ud800'))).toBe(true);
  });

  test.each([undefined, null, 7, '', 'f'.repeat(63), 'F'.repeat(64), 'g'.repeat(64)])(
    '%j is no seed',
    value => {
      expect(isSeed(value)).toBe(false);
    },
  );

  test('the commitment is the SHA-256 of the seed as text', () => {
    const seed = seedFrom('promise');
    expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });
});

describe('RngReader', () => {
  test('the first words are those of the block function', () => {
    // RFC 8439 A.1 vector 1, its first word.
    expect(new RngReader().below({ seed: '0'.repeat(64), drawn: 0 }, 0x1_0000_0000)).toBe(
      0xade0b876,
    );
  });

  test('the stream depends neither on the reader nor on what was read in between', () => {
    const expected = draws(fresh(), 100, 6);
    const dice = new RngReader();
    const [mine, other] = [fresh(), fresh('other')];
    const mixed = expected.map(() => {
      dice.below(other, 52);
      return dice.below(mine, 6);
    });
    expect(mixed).toEqual(expected);
    const rng = fresh();
    expect(expected.map(() => new RngReader().below(rng, 6))).toEqual(expected);
  });

  test('going back goes back', () => {
    const dice = new RngReader();
    const rng = fresh();
    const first = draws(rng, 40, 6, dice);
    rng.drawn = 0;
    expect(draws(rng, 40, 6, dice)).toEqual(first);
  });

  test('all that matters is in the state: after a JSON round trip, anywhere in a block, it goes on the same', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 2, max: 1000 }), (before, sides) => {
        const rng = fresh();
        draws(rng, before, sides);
        const read = copy(rng);
        expect(draws(read, 40, sides)).toEqual(draws(rng, 40, sides));
        expect(read).toEqual(rng);
      }),
    );
  });

  test('always below n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x1_0000_0000 }), fc.nat(), (n, seed) => {
        for (const drawn of draws(fresh(seed), 5, n))
          expect(drawn >= 0 && drawn < n && Number.isInteger(drawn)).toBe(true);
      }),
    );
  });

  test('every number is equally likely', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    const n = 60_000;
    for (const face of draws(fresh('fair'), n, 6)) counts[face]!++;
    // Chi squared with 5 degrees of freedom: one seed in ten thousand exceeds 25.7, and this seed is fixed.
    const chi = counts.reduce((sum, count) => sum + (count - n / 6) ** 2 / (n / 6), 0);
    expect(chi).toBeLessThan(25.7);
  });

  test('words above the last multiple of n are discarded, so that no remainder is favoured', () => {
    // Just above half of all words: about every second word must be discarded.
    const n = 0x8000_0001;
    const rng = fresh();
    draws(rng, 1000, n);
    expect(rng.drawn).toBeGreaterThan(1800);
    expect(rng.drawn).toBeLessThan(2200);
  });

  test('where there is only one answer, nothing is drawn', () => {
    const rng = fresh();
    expect(draws(rng, 3, 1)).toEqual([0, 0, 0]);
    expect(rng.drawn).toBe(0);
  });

  test.each([Number.NaN, 0x1_0000_0001])('nothing can be drawn below %d', n => {
    expect(() => new RngReader().below(fresh(), n)).toThrow(/nothing can be drawn below/);
  });
});
