import { expect, test } from 'vitest';
import { countUp } from '../src/parts/counter.tsx';

test('a number counts to where it goes and stays there', () => {
  expect([0, 150, 300, 900].map(passed => countUp(2, 12, passed, 300))).toEqual([2, 10, 12, 12]);
  expect([0, 300].map(passed => countUp(12, 0, passed, 300))).toEqual([12, 0]);
});

test('a frame may be older than the count: it never shows less than it began with', () => {
  expect(countUp(0, 40, -16, 300)).toBe(0);
  expect(countUp(40, 0, -16, 300)).toBe(40);
});
