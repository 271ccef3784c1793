import { expect, test } from 'vitest';
import { labelsApart, shortName } from '../src/score/chart.ts';

const apart = (heights: readonly number[]): number[] => labelsApart(heights, 20, [10, 200]);

test('labels that are clear of each other stay', () => {
  expect(apart([100, 40, 70])).toEqual([100, 40, 70]);
});

test('a label below another makes room for it', () => {
  expect(apart([100, 105])).toEqual([100, 120]);
});

test('three at the foot: none leaves the picture, none covers another', () => {
  expect(apart([200, 200, 200, 30])).toEqual([160, 180, 200, 30]);
  expect(apart([165, 200, 200, 200])).toEqual([140, 160, 180, 200]);
});

test('more than there is room for share what there is', () => {
  const many = labelsApart([200, 200, 200, 200, 200], 60, [10, 200]);
  expect(many).toEqual([10, 57.5, 105, 152.5, 200]);
});

test('a long name keeps to its room', () => {
  expect(shortName('Robin', 12)).toBe('Robin');
  expect(shortName('Maximiliane von Hohenfels', 12)).toBe('Maximiliane…');
});
