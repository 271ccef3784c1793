import { steady } from '@castellan/room';
import { expect, test } from 'vitest';
import { Bucket, Budgets } from './bucket.ts';

test('a burst at once, then a rate per second', () => {
  const bucket = new Bucket(3, 2, 0);
  const taken = (now: number, times: number): number =>
    Array.from({ length: times }, () => bucket.take(now)).filter(Boolean).length;
  expect(taken(0, 10)).toBe(3);
  expect(taken(1000, 10)).toBe(2);
  // Rest does not add up beyond the burst.
  expect(taken(100_000, 10)).toBe(3);
});

test('a clock that is set back takes nothing away', () => {
  const bucket = new Bucket(3, 2, 3_600_000);
  expect(bucket.take(0)).toBe(true);
  expect(bucket.take(0)).toBe(true);
});

test('things cost what they cost; a spender is forgotten when all of it is back', () => {
  const budgets = new Budgets(10, 5);
  expect([
    budgets.take('anna', 0, 8),
    budgets.take('anna', 0, 8),
    budgets.take('ben', 0, 8),
  ]).toEqual([true, false, true]);
  expect(budgets.take('anna', 1200, 8)).toBe(true);
  expect(budgets.size).toBe(2);
  expect(budgets.take('cora', 10_000, 1)).toBe(true);
  expect(budgets.size).toBe(1);
});

test('the wall clock goes on when someone sets it back, and follows when it is set forward', () => {
  let [wall, ticks] = [10_000_000, 0];
  const now = steady(
    () => wall,
    () => ticks,
  );
  ticks += 500;
  wall += 500 - 3_600_000;
  expect(now()).toBe(10_000_500);
  ticks += 250;
  expect(now()).toBe(10_000_750);
  wall = 20_000_000;
  expect(now()).toBe(20_000_000);
});
