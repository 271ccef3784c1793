import { solve } from '@castellan/table';
import { stageFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { stage } from './stage.ts';

test('every zone has its place on every screen, and none covers another', () => {
  expect(stageFaults(stage, [1, 2, 3, 4, 5])).toEqual([]);
});

test('eight Citizens lie side by side, large enough to be read', () => {
  const tile = (width: number, height: number): number =>
    solve(stage, { width, height }, 3).tile.width;
  expect(tile(1440, 900)).toBeGreaterThanOrEqual(100);
  expect(tile(768, 1024)).toBeGreaterThanOrEqual(84);
  expect(tile(390, 844)).toBeGreaterThanOrEqual(86);
});
