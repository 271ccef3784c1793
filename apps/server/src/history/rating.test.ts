import { expect, test } from 'vitest';
import { simulate, inOrder } from '../../ratings/population.ts';
import { anchorOf } from './anchors.ts';
import { known, isProvisional, NEWCOMER, pointsOf, ratedAfter, RULE } from './rating.ts';

const contender = (points: number, place: number) => ({ rating: known(points), place });
const pointsAfter = (...seats: readonly (readonly [points: number, place: number])[]) =>
  ratedAfter(seats.map(([points, place]) => contender(points, place))).map(pointsOf);

test('a newcomer stands in the middle, marked as a guess', () => {
  expect(pointsOf(NEWCOMER)).toBe(1500);
  expect(isProvisional(NEWCOMER)).toBe(true);
  expect(isProvisional(known(1700))).toBe(false);
  expect(pointsOf(known(1731))).toBe(1731);
});

test('the winner gains what the other loses, and more if it was less expected', () => {
  const [won, lost] = pointsAfter([1500, 1], [1500, 2]);
  expect(won! - 1500).toBe(1500 - lost!);
  const [surprise] = pointsAfter([1300, 1], [1700, 2]);
  expect(surprise! - 1300).toBeGreaterThan(won! - 1500);
});

test('several at a table: everyone by their place, and equals by the same', () => {
  const after = pointsAfter([1500, 1], [1500, 2], [1500, 2], [1500, 4]);
  expect(after[0]).toBeGreaterThan(after[1]!);
  expect(after[1]).toBe(after[2]);
  expect(after[2]).toBeGreaterThan(after[3]!);
});

test('the order of the seats changes nothing', () => {
  const one = pointsAfter([1400, 3], [1500, 1], [1600, 2]);
  const other = pointsAfter([1500, 1], [1600, 2], [1400, 3]);
  expect([one[1], one[2], one[0]]).toEqual(other);
});

test('each level of bot stands above the one below', () => {
  for (const game of ['card-kingdoms', 'villages', 'quests', 'margraves', 'shadowgate']) {
    const points = ['page', 'squire', 'steward', 'castellan'].map(bot =>
      pointsOf(anchorOf(game, bot)!),
    );
    expect(points).toEqual(points.toSorted((a, b) => a - b));
  }
  expect(anchorOf('villages', 'greedy')).toEqual(anchorOf('villages', 'squire'));
  expect(anchorOf('villages', 'random')).toBeNull();
});

test('known strengths come out in order', () => {
  const { players } = simulate(300, 6000, RULE, 7);
  const order = inOrder(
    players.map(({ rating }) => pointsOf(rating)),
    players.map(({ strength }) => strength),
  );
  expect(order).toBeGreaterThan(0.95);
});
