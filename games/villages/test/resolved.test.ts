import { unresolved } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { villages } from '../index.ts';

test('every power of every card is used in some game', () => {
  expect(unresolved(villages, 1000)).toEqual([]);
});
