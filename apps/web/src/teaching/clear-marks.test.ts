import { expect, test } from 'vitest';
import { clearMarks } from './clear-marks.ts';

const cleared = (marks: readonly (readonly [number, number])[]): number[][] =>
  clearMarks(
    marks.map(([x, y]) => ({ x, y })),
    20,
    [10, 100],
  ).map(({ x, y }) => [x, y]);

test('marks that are clear of each other stay', () => {
  const marks = [
    [0, 50],
    [20, 50],
    [40, 70],
  ] as const;
  expect(cleared(marks)).toEqual(marks);
});

test('a mark moves the shorter way from one it would cover, and never out of the picture', () => {
  expect(
    cleared([
      [0, 50],
      [5, 55],
    ]),
  ).toEqual([
    [0, 50],
    [5, 70],
  ]);
  expect(
    cleared([
      [0, 95],
      [5, 96],
    ]),
  ).toEqual([
    [0, 95],
    [5, 75],
  ]);
});

test('of three at one place none covers another', () => {
  expect(
    cleared([
      [0, 50],
      [0, 50],
      [0, 50],
    ]),
  ).toEqual([
    [0, 50],
    [0, 30],
    [0, 70],
  ]);
});
