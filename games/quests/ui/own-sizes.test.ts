// Guild and hand grow while they are few, and keep to their box.
import { solve } from '@castellan/table';
import { expect, test } from 'vitest';
import type { PileName, SizeName } from './own-sizes.ts';
import { ownSizes, PILES, sizeFor, sizeKept, sizeNext } from './own-sizes.ts';
import { stage } from './stage.ts';

const plan = solve(stage, { width: 1440, height: 900 }, 3);
const box = plan.boxes.get('own')!;
const named = (guild: number, hand: number) => sizeFor({ guild, hand });
const laid = (guild: number, hand: number, name: SizeName = named(guild, hand)) =>
  ownSizes(plan, box, name, { guild, hand });

test('cards have one of three sizes, and the fewer there are, the larger', () => {
  const all = Array.from({ length: 9 }, (_, guild) =>
    Array.from({ length: 9 }, (_, hand) => laid(guild, hand).size),
  ).flat();
  expect(new Set(all.map(({ width, height }) => `${width} × ${height}`)).size).toBe(3);
  const widths = [laid(2, 2), laid(4, 3), laid(8, 8)].map(({ size }) => size.width);
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(new Set(widths).size).toBe(3);
  expect(laid(2, 2).size.width).toBeGreaterThanOrEqual(205);
  expect(laid(3, 3).size.height).toBeGreaterThanOrEqual(200);
});

test.each([
  [0, 3],
  [2, 2],
  [7, 1],
  [4, 5],
  [8, 8],
])(
  '%i in the Guild and %i in hand lie in the box, and neither pile over the other',
  (guild, hand) => {
    // Also where cards came while a turn lasted, and their size stayed.
    for (const { boxes } of [laid(guild, hand), laid(guild, hand, 'large')]) {
      for (const { left, top, width, height } of PILES.map(pile => boxes[pile])) {
        expect(left).toBeGreaterThanOrEqual(plan.pad);
        expect(top).toBeGreaterThanOrEqual(plan.pad);
        expect(left + width).toBeLessThanOrEqual(box.width - plan.pad + 0.01);
        expect(top + height).toBeLessThanOrEqual(box.height - plan.pad + 0.01);
      }
      const end = (pile: PileName) => boxes[pile].left + boxes[pile].width;
      const isBeside = end('guild') <= boxes.hand.left;
      const isBelow = boxes.guild.top + boxes.guild.height <= boxes.hand.top;
      expect(isBeside || isBelow).toBe(true);
    }
  },
);

test('no card lies over another while they lie in one row, no matter who is missing', () => {
  for (const [guild, hand] of [
    [0, 4],
    [1, 4],
    [0, 7],
    [3, 5],
  ]) {
    const { size, boxes } = laid(guild!, hand!);
    expect(boxes.hand.width).toBeGreaterThanOrEqual(hand! * size.width);
  }
});

test('cards keep their size while a turn lasts, and shrink only if they would cover one another too much', () => {
  expect(sizeKept('large', { guild: 1, hand: 1 })).toBe('large');
  expect(sizeKept('middle', { guild: 1, hand: 1 })).toBe('middle');
  expect(sizeKept('small', { guild: 1, hand: 1 })).toBe('small');
  expect(sizeKept('large', { guild: 2, hand: 3 })).toBe('large');
  expect(sizeKept('large', { guild: 2, hand: 4 })).toBe('middle');
  expect(sizeKept('large', { guild: 5, hand: 5 })).toBe('small');
});

test('more than half of each card is seen while a turn lasts', () => {
  for (const name of ['large', 'middle'] as const)
    for (let hand = 1; sizeKept(name, { guild: 3, hand }) === name; hand++) {
      const { size, boxes } = laid(3, hand, name);
      expect((boxes.guild.width - size.width) / 2).toBeGreaterThan(size.width / 2);
    }
});

test('with the next turn they shrink to what fits, and grow only if one more could come', () => {
  expect(sizeNext('large', { guild: 2, hand: 3 })).toBe('middle');
  expect(sizeNext('middle', { guild: 2, hand: 2 })).toBe('middle');
  expect(sizeNext('middle', { guild: 1, hand: 2 })).toBe('large');
  expect(sizeNext('small', { guild: 4, hand: 3 })).toBe('small');
  expect(sizeNext('small', { guild: 3, hand: 3 })).toBe('middle');
  expect(sizeNext('small', { guild: 1, hand: 1 })).toBe('large');
});
