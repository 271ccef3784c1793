import { describe, expect, test } from 'vitest';
import { clearOf } from '../src/layer/layers.ts';

const screen = { width: 1440, height: 900 };
const size = { width: 260, height: 180 };
const spot = { left: 900, top: 20, right: 960, bottom: 80 };
/** A coach right below the thing of which it speaks. */
const coach = { left: 760, top: 90, right: 1120, bottom: 330 };
const areaOf = ({ left, top }: { left: number; top: number }) => ({
  left,
  top,
  right: left + size.width,
  bottom: top + size.height,
});

describe('what floats', () => {
  test('stays where it is put if nothing must be seen there', () => {
    const place = { left: 800, top: 88 };
    expect(clearOf([], spot, place, size, screen)).toEqual(place);
    expect(clearOf([coach], spot, { left: 200, top: 500 }, size, screen)).toEqual({
      left: 200,
      top: 500,
    });
  });

  test('keeps off what must be seen, off its thing, and on the screen', () => {
    const { left, top, right, bottom } = areaOf(
      clearOf([coach], spot, { left: 800, top: 88 }, size, screen),
    );
    for (const one of [coach, spot])
      expect(left < one.right && one.left < right && top < one.bottom && one.top < bottom).toBe(
        false,
      );
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(8);
    expect([right <= 1432, bottom <= 892]).toEqual([true, true]);
  });

  test('goes as little as it must: above what must be seen, where that is nearest', () => {
    const kept = { left: 400, top: 400, right: 800, bottom: 600 };
    const place = { left: 450, top: 250 };
    expect(clearOf([kept], spot, place, size, screen)).toEqual({ left: 450, top: 400 - 8 - 180 });
  });

  test('stays where there is no other room', () => {
    const place = { left: 20, top: 90 };
    const phone = { width: 300, height: 400 };
    const everywhere = { left: 0, top: 85, right: 300, bottom: 400 };
    expect(clearOf([everywhere], spot, place, size, phone)).toEqual(place);
  });
});
