import { expect, test } from 'vitest';
import { bubblePlace, seen } from './placing.ts';

const area = { left: 0, top: 50, width: 1000, height: 700 };
const box = (left: number, top: number, width = 100, height = 100) => ({
  left,
  top,
  width,
  height,
});
const covers = (
  a: { left: number; top: number; width: number; height: number },
  b: { left: number; top: number; width: number; height: number },
): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test('a bubble stands beside what it speaks of, within the free part of the window', () => {
  for (const spot of [box(20, 60), box(890, 60), box(20, 640), box(880, 640), box(450, 300)]) {
    const place = { ...bubblePlace(spot, 380, 200, area), width: 380, height: 200 };
    expect(covers(place, spot)).toBe(false);
    expect(seen(place, area)).toEqual(place);
  }
});

test('what is as wide as the table has the bubble above or below it', () => {
  expect(bubblePlace(box(0, 60, 1000, 200), 380, 200, area).top).toBe(274);
  expect(bubblePlace(box(0, 500, 1000, 240), 380, 200, area).top).toBe(286);
});

test('what fills the table leaves the bubble no choice but its far edge', () => {
  const { top } = bubblePlace(box(0, 60, 1000, 680), 380, 200, area);
  expect(top).toBeGreaterThanOrEqual(50);
  expect(top + 200).toBeLessThanOrEqual(750);
});

test('a bubble about one of a row leaves the others in sight', () => {
  const row = [100, 200, 300, 400, 500, 600, 700].map(left => box(left, 600));
  expect(bubblePlace(box(300, 600), 380, 200, area, row).top).toBe(386);
});

test('with nothing to point at, the bubble is in the middle', () => {
  expect(bubblePlace(null, 400, 200, area)).toEqual({ left: 300, top: 300 });
});

test('only what can be seen is ringed', () => {
  expect(seen(box(10, 0), area)).toEqual(box(10, 50, 100, 50));
  expect(seen(box(10, -60), area)).toBeNull();
  expect(seen(box(10, 760), area)).toBeNull();
});
