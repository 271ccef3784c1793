import { expect, test } from 'vitest';
import type { Box, Surroundings } from './bubble-place.ts';
import { bubblePlace, dockedPlace, seen } from './bubble-place.ts';

const area = { left: 0, top: 0, width: 1000, height: 700 };
const box = (left: number, top: number, width = 100, height = 100): Box => ({
  left,
  top,
  width,
  height,
});
const around = (spot: Box | null, rest: Partial<Surroundings> = {}): Surroundings => ({
  area,
  spot,
  clear: [],
  others: [],
  ...rest,
});
const covers = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
const SIZES = [
  { width: 380, height: 200 },
  { width: 300, height: 240 },
];

test('a bubble stands beside what it speaks of, within the window', () => {
  for (const spot of [box(20, 10), box(890, 10), box(20, 590), box(880, 590), box(450, 300)]) {
    const place = bubblePlace(SIZES, around(spot));
    expect(covers(place, spot)).toBe(false);
    expect(seen(place, area)).toEqual(place);
    expect(place.width).toBe(380);
  }
});

test('what is as wide as the table has the bubble above or below it', () => {
  expect(bubblePlace(SIZES, around(box(0, 10, 1000, 200))).top).toBe(222);
  expect(bubblePlace(SIZES, around(box(0, 450, 1000, 240))).top).toBe(238);
});

test('where only a narrow bubble leaves the thing in sight, it is narrow', () => {
  const spot = box(0, 0, 680, 700);
  const place = bubblePlace(SIZES, around(spot));
  expect(place.width).toBe(300);
  expect(covers(place, spot)).toBe(false);
});

test('where the answer is given, nothing is covered either', () => {
  const spot = box(400, 20);
  const pay = box(0, 140, 1000, 120);
  const place = bubblePlace(SIZES, around(spot, { clear: [pay] }));
  expect(covers(place, pay) || covers(place, spot)).toBe(false);
});

test('what fills the table is covered at its edge, and as little as can be', () => {
  const place = bubblePlace(SIZES, around(box(0, 60, 1000, 640)));
  expect(place.top).toBe(8);
});

test('a bubble about one of a row leaves the others in sight', () => {
  const others = [100, 200, 300, 400, 500, 600, 700].map(left => box(left, 600));
  expect(bubblePlace(SIZES, around(box(300, 600), { others })).top).toBe(388);
});

test('with nothing to point at, the bubble is in the middle', () => {
  expect(bubblePlace(SIZES, around(null))).toMatchObject({ left: 310, top: 250 });
});

test('only what can be seen is ringed', () => {
  expect(seen(box(10, -50), area)).toEqual(box(10, 0, 100, 50));
  expect(seen(box(10, -110), area)).toBeNull();
  expect(seen(box(10, 760), area)).toBeNull();
});

test('docked at the foot; at the head where the foot is spoken of; nowhere where both are', () => {
  const size = { width: 988, height: 160 };
  expect(dockedPlace(size, around(box(20, 10)))).toMatchObject({ left: 6, top: 534 });
  expect(dockedPlace(size, around(box(20, 590)))).toMatchObject({ left: 6, top: 6 });
  expect(dockedPlace(size, around(box(20, 590), { clear: [box(20, 10)] }))).toBeNull();
});
