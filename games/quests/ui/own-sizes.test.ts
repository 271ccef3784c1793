// Guild and hand grow while they are few, and keep to their box.
import { solve } from '@castellan/table';
import { expect, test } from 'vitest';
import type { PileName } from './own-sizes.ts';
import { ownSizes, PILES, stepFor, stepKept } from './own-sizes.ts';
import { stage } from './stage.ts';

const plan = solve(stage, { width: 1440, height: 900 }, 3);
const box = plan.boxes.get('own')!;
const laid = (guild: number, hand: number, step = stepFor(guild, hand)) =>
  ownSizes(plan, box, step, { guild, hand });

test('the fewer cards there are, the larger they lie', () => {
  const sizes = [
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 4],
    [8, 8],
  ].map(([guild, hand]) => {
    const { size } = laid(guild!, hand!);
    return size.width * size.height;
  });
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(laid(2, 2).size.width).toBeGreaterThanOrEqual(205);
  expect(laid(3, 3).size.height).toBeGreaterThanOrEqual(205);
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
    for (const { boxes } of [laid(guild, hand), laid(guild, hand, stepFor(2, 2))]) {
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

test('cards keep their size while a turn lasts, and shrink only if more have come than fit', () => {
  const few = stepFor(1, 3);
  expect(stepKept(few, stepFor(1, 2))).toBe(few);
  expect(stepKept(few, stepFor(1, 4))).toEqual(stepFor(1, 4));
  expect(stepKept(few, stepFor(5, 5))).toEqual(stepFor(5, 5));
  expect(stepKept(stepFor(5, 5), stepFor(1, 3))).toEqual(stepFor(5, 5));
});
