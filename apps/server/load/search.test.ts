import { expect, test } from 'vitest';
import { largest } from './search.ts';

/** What is found where this much holds, and what was tried for it. */
async function search(limit: number, most = 8000, halvings = 3) {
  const tried: number[] = [];
  const held = await largest({ from: 500, most, halvings }, async size => {
    tried.push(size);
    return size <= limit;
  });
  return { held, tried };
}

test('doubles until it is too much, then halves the gap', async () => {
  expect(await search(1700)).toEqual({ held: 1628, tried: [500, 1000, 2000, 1500, 1752, 1628] });
  expect(await search(1700, 8000, 0)).toEqual({ held: 1000, tried: [500, 1000, 2000] });
});

test('never tries more than the most', async () => {
  expect(await search(Infinity, 3000)).toEqual({ held: 3000, tried: [500, 1000, 2000, 3000] });
  expect(await search(2500, 3000, 1)).toEqual({ held: 2500, tried: [500, 1000, 2000, 3000, 2500] });
});

test('looks below where it began, and finds nothing where nothing holds', async () => {
  expect(await search(100)).toEqual({ held: 64, tried: [500, 252, 128, 64] });
  expect(await search(0, 8000, 20)).toMatchObject({ held: 0 });
});
