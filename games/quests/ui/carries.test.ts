// What can be done by carrying: each is an option that is offered, and what is asked next is what was meant.
import { carried } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { quests } from '../index.ts';
import { carries } from './carries.ts';

test('Citizens are carried into Guild and hand, onto Quests, and to where they pay', () => {
  const { faults, said, missed } = carried(quests, carries, [1, 2, 4], 400);
  expect(faults).toEqual([]);
  expect(missed).toEqual([]);
  expect(said).toEqual([
    'action-draw',
    'action-hire',
    'action-quest',
    'action-reserve',
    'discard-from-guild',
    'discard-from-hand',
    'go-on-quest',
    'hire',
    'hire-from-hand',
    'pick-citizen',
    'reserve',
    'send',
  ]);
});
