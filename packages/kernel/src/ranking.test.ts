import { expect, test } from 'vitest';
import type { TieBreak } from './ranking.ts';
import { ranking } from './ranking.ts';

const fewest = (...counts: number[]): TieBreak => ({ say: 'fewest', counts, first: 'least' });
const most = (...counts: number[]): TieBreak => ({ say: 'most', counts, first: 'most' });

test('the most points come first; equal points share a place', () => {
  expect(ranking([3, 9, 3, 5])).toEqual({
    ranks: [3, 1, 3, 2],
    winners: [1],
    tieBreaks: [null, null, null, null],
  });
  expect(ranking([4, 4]).winners).toEqual([0, 1]);
  expect(ranking([7])).toEqual({ ranks: [1], winners: [0], tieBreaks: [null] });
});

test('a tie-break decides only between tied seats', () => {
  expect(ranking([5, 5, 8], [fewest(9, 2, 99)])).toEqual({
    ranks: [3, 2, 1],
    winners: [2],
    tieBreaks: [{ say: 'fewest', n: 9 }, { say: 'fewest', n: 2 }, null],
  });
});

test('the second decides where the first does not, and each seat learns the last one it needed', () => {
  expect(ranking([5, 5, 5], [fewest(2, 2, 4), most(1, 3, 9)])).toEqual({
    ranks: [2, 1, 3],
    winners: [1],
    tieBreaks: [
      { say: 'most', n: 1 },
      { say: 'most', n: 3 },
      { say: 'fewest', n: 4 },
    ],
  });
});

test('seats that are equal in all of them share a place', () => {
  expect(ranking([5, 5, 5], [most(3, 3, 1)])).toEqual({
    ranks: [1, 1, 3],
    winners: [0, 1],
    tieBreaks: [
      { say: 'most', n: 3 },
      { say: 'most', n: 3 },
      { say: 'most', n: 1 },
    ],
  });
  expect(ranking([5, 5], [most(3, 3)]).tieBreaks).toEqual([null, null]);
});
