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
