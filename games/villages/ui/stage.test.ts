import { solve } from '@castellan/table';
import { stageFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { stage } from './stage.ts';

test('every zone has its place on every screen, and none covers another', () => {
  expect(stageFaults(stage, [1, 2, 3, 4, 5])).toEqual([]);
});

test('tiles are large enough to read', () => {
  const widthOn = (width: number, height: number): number =>
    solve(stage, { width, height }, 3).tile.width;
  expect(widthOn(1440, 900)).toBeGreaterThanOrEqual(110);
  expect(widthOn(1920, 1080)).toBeGreaterThanOrEqual(155);
  expect(widthOn(768, 1024)).toBeGreaterThanOrEqual(70);
  expect(widthOn(390, 844)).toBeGreaterThanOrEqual(56);
});
