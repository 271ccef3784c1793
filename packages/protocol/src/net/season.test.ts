import { expect, test } from 'vitest';
import { seasonAt, seasonBefore, seasonSpan } from './season.ts';

test('a season is a quarter, and each moment lies in one', () => {
  expect(seasonAt(Date.UTC(2026, 10, 19))).toBe('2026-4');
  expect(seasonSpan('2026-4')).toEqual([Date.UTC(2026, 9), Date.UTC(2027, 0)]);
  expect(seasonBefore('2026-1')).toBe('2025-4');
  for (let day = 0; day < 800; day++) {
    const at = Date.UTC(2025, 0, 1 + day);
    const [from, to] = seasonSpan(seasonAt(at))!;
    expect(from <= at && at < to).toBe(true);
  }
});

test('what is no season is none', () => {
  for (const text of ['', '2026', '2026-0', '2026-5', '2026-44', 'x2026-1', '2026-1\n'])
    expect(seasonSpan(text)).toBeNull();
});
