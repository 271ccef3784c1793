import { expect, test } from 'vitest';
import type { Start } from './start.ts';
import { startAt } from './start.ts';

const start = (players: number, low: number, high: number, more: Partial<Start> = {}): Start => ({
  players,
  games: 1000,
  wins: (low + high) / 2,
  low,
  high,
  ...more,
});

test('a start is told where the interval excludes an even game, on either side', () => {
  const starts = [start(2, 0.51, 0.57), start(3, 0.3, 0.36), start(4, 0.2, 0.24)];
  expect(startAt({ starts }, { players: 2 })).toBe(starts[0]);
  expect(startAt({ starts }, { players: 3 })).toBeNull();
  expect(startAt({ starts }, { players: 4 })).toBe(starts[2]);
  expect(startAt({ starts }, { players: 5 })).toBeNull();
  expect(startAt({}, { players: 2 })).toBeNull();
});

test('what was measured with some settings holds for these alone', () => {
  const starts = [
    start(2, 0.6, 0.7, { settings: { equal: false } }),
    start(2, 0.4, 0.45, { settings: { equal: true } }),
  ];
  expect(startAt({ starts }, { players: 2, equal: false, other: 1 })).toBe(starts[0]);
  expect(startAt({ starts }, { players: 2, equal: true })).toBe(starts[1]);
  expect(startAt({ starts }, { players: 2 })).toBeNull();
});

test('with other cards nothing is told', () => {
  const deck = { digest: 'd', text: '' } as never;
  expect(startAt({ starts: [start(2, 0.6, 0.7)], deck }, { players: 2 })).toBeNull();
});
