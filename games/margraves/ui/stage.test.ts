import { stageFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { stage } from './stage.ts';

test('every zone has its place on every screen, and none covers another', () => {
  expect(stageFaults(stage, [1, 2, 3, 4, 5])).toEqual([]);
});
