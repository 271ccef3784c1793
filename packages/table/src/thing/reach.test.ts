import { expect, test } from 'vitest';
import { isSmall, meantBy } from './reach.ts';

const square = (left: number, top: number, side: number) => ({
  left,
  top,
  right: left + side,
  bottom: top + side,
});

test('a small thing reaches as far as a fingertip, and no farther', () => {
  const knight = square(100, 100, 16);
  expect(meantBy({ x: 128, y: 90 }, [knight])).toEqual([0]);
  expect(meantBy({ x: 132, y: 90 }, [knight])).toEqual([]);
});

test('of several under a finger, the nearest comes first', () => {
  const tombs = [square(0, 0, 22), square(24, 0, 22), square(48, 0, 22)];
  expect(meantBy({ x: 30, y: 10 }, tombs)).toEqual([1, 0]);
});

test('a long row is reached above and below, not beyond its ends', () => {
  const row = { left: 0, right: 200, top: 100, bottom: 122 };
  expect(meantBy({ x: 150, y: 128 }, [row])).toEqual([0]);
  expect(meantBy({ x: 205, y: 110 }, [row])).toEqual([]);
});

test('what is as large as a fingertip is not small', () => {
  expect(isSmall(square(0, 0, 44))).toBe(false);
  expect(isSmall({ left: 0, top: 0, right: 200, bottom: 27 })).toBe(true);
});
