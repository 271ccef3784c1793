import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('so many at once, then so many a second', () => {
  const bucket = new Bucket(3, 2, 0);
  const taken = (now: number, times: number): number =>
    Array.from({ length: times }, () => bucket.take(now)).filter(Boolean).length;
  expect(taken(0, 10)).toBe(3);
  expect(taken(1000, 10)).toBe(2);
  // Rest does not add up beyond the burst.
  expect(taken(100_000, 10)).toBe(3);
});

test('what is given back does not count, and never makes more than the burst', () => {
  const bucket = new Bucket(2, 1, 0);
  for (let times = 0; times < 10; times++) {
    expect(bucket.take(0)).toBe(true);
    bucket.giveBack();
  }
  bucket.giveBack();
  expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false]);
});
