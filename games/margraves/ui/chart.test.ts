import { expect, test } from 'vitest';
import { LOCATIONS } from '../cards/locations.ts';
import { chartFor } from './chart.ts';

const BOXES = [
  { width: 738, height: 636 },
  { width: 378, height: 404 },
  { width: 384, height: 262 },
];
const pair = (a: string, b: string): string => [a, b].toSorted().join(' – ');

test.each(BOXES)('every road and trail of the rules is drawn, and no other: %o', box => {
  const { roads, trails } = chartFor(box);
  const drawn = (ways: typeof roads): string[] => ways.map(({ ends }) => pair(...ends)).toSorted();
  expect(drawn(roads)).toEqual(
    [
      ...new Set(LOCATIONS.flatMap(({ id, roads: to }) => to.map(other => pair(id, other)))),
    ].toSorted(),
  );
  expect(drawn(trails)).toEqual(
    LOCATIONS.flatMap(({ id, lairs }) => lairs.map(lair => pair(id, lair))).toSorted(),
  );
});

test.each(BOXES)('every way begins and ends where its places are: %o', box => {
  const { roads, trails, places: at } = chartFor(box);
  for (const { ends, curve } of [...roads, ...trails]) {
    expect([curve[0], curve[1]]).toEqual(at[ends[0]]);
    expect([curve.at(-2), curve.at(-1)]).toEqual(at[ends[1]]);
  }
});

test('a small box has small plates, a large one large plates', () => {
  expect(chartFor(BOXES[0]!)).toMatchObject({ isLarge: true, unit: 1 });
  const small = chartFor(BOXES[1]!);
  expect(small.isLarge).toBe(false);
  expect(small.unit).toBeCloseTo(0.65, 2);
});
