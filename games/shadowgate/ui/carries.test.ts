// What can be done by carrying: each is an option that is offered, and what is asked next is what was meant.
import { carried } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';
import { carries } from './carries.ts';

test('cards are carried onto quests and items, among the items, and on the discards', () => {
  const { faults, said, missed } = carried(shadowgate, carries, [2, 4], 400);
  expect(faults).toEqual([]);
  expect(missed).toEqual([]);
  expect(said).toEqual([
    'option-assign',
    'option-discard',
    'option-item',
    'option-quest',
    'option-resource',
    'option-resource-loose',
    'option-use',
  ]);
});
