import { unresolved } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { quests } from '../index.ts';

test('every power of every card is used in some game', () => {
  expect(unresolved(quests, 1000)).toEqual([]);
});
