import { expect, test } from 'vitest';
import { sheetSizes } from './sheet-sizes.ts';

/** What the screens of the reference leave beside or above the rail. */
const PHONE = { width: 384, height: 556 };
const DESK = { width: 1122, height: 874 };

test('twelve cards lie in four columns on a phone, none over another, and none is scrolled', () => {
  const { columns, width, height } = sheetSizes(PHONE, 12);
  expect(columns).toBe(4);
  expect(width).toBeGreaterThanOrEqual(82);
  expect(3 * height).toBeLessThanOrEqual(PHONE.height - 62);
});

test('as large as there is room for, but no larger than is worth looking at', () => {
  expect(sheetSizes(DESK, 7).width).toBeGreaterThan(sheetSizes(DESK, 20).width);
  expect(sheetSizes(DESK, 2).width).toBe(190);
});

test('of very many each keeps its least size: the sheet is scrolled', () => {
  expect(sheetSizes(PHONE, 40).width).toBeGreaterThanOrEqual(82);
  expect(sheetSizes(PHONE, 40)).toEqual(sheetSizes(PHONE, 60));
});
