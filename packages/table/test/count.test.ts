import { expect, test } from 'vitest';
import { countOf, oneMore, Tally } from '../src/score/count.ts';

const duke = {
  say: 'duke',
  points: 7,
  lines: [
    { say: 'line', points: 4 },
    { say: 'line', points: 3 },
  ],
};
const scores = [
  { seat: 0, total: 9, parts: [{ say: 'gold', points: 2 }, duke] },
  { seat: 1, total: 5, parts: [{ say: 'gold', points: 5 }] },
];

test('scores are counted source by source, seat by seat, line by line', () => {
  expect(countOf({ scores }).map(({ row, at, points }) => `${row} ${at}: ${points}`)).toEqual([
    'gold#0 0: 2',
    'gold#0 1: 5',
    'duke#0 0: 4',
    'duke#0 0: 3',
  ]);
});

test('the sums grow with what is counted, and end at the totals', () => {
  const totals = [0, 1, 2, 3, 4].map(n => [0, 1].map(at => new Tally({ scores }, n).total(at)));
  expect(totals).toEqual([
    [0, 0],
    [2, 0],
    [2, 5],
    [6, 5],
    [9, 5],
  ]);
  expect(new Tally({ scores }, 3).of(0, 'duke#0')).toEqual({ lines: 1, points: 4 });
  expect([3, 4].map(n => new Tally({ scores }, n).isDone)).toEqual([false, true]);
});

test('a beat that comes after the last thing was counted counts nothing more', () => {
  expect([3, 4, 4].map(counted => oneMore(counted, 4))).toEqual([4, 4, 4]);
});
