import { expect, test } from 'vitest';
import { rivalsOf } from './rivals.ts';

test.each([
  [1, 0, []],
  [2, 1, [0]],
  [4, 0, [1, 2, 3]],
  [4, 2, [3, 0, 1]],
  [12, 11, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('of %i seats, the rivals of seat %i are %j', (seats, seat, rivals) => {
  expect(rivalsOf(seats, seat)).toEqual(rivals);
});
