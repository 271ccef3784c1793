import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Day } from './day.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a day is remembered, and no more', () => {
  let people = 0;
  const day = new Day(() => people++, Date.now);
  vi.advanceTimersByTime(25 * 3_600_000);
  expect(day.moments).toHaveLength(144);
  expect(day.moments.at(-1)!.people).toBe(149);
  expect(day.moments.at(-1)!.at - day.moments[0]!.at).toBeLessThan(24 * 3_600_000);
  day.close();
  vi.advanceTimersByTime(3_600_000);
  expect(people).toBe(150);
});
