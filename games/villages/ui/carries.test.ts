// What can be done by carrying: each is an option that is offered, and what is asked next is what was meant.
import { carried } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { villages } from '../index.ts';
import { carries } from './carries.ts';

test('cards are carried to village, Resources, piles and hand, coins onto what they pay for', () => {
  const { faults, said, missed } = carried(villages, carries, [1, 2, 4], 400);
  expect(faults).toEqual([]);
  expect(missed).toEqual([]);
  expect(said).toEqual([
    'option-build',
    'option-castle',
    'option-develop',
    'option-discard',
    'option-draw-deck',
    'option-draw-pile',
    'option-others',
    'option-own',
    'option-pile',
    'option-provide',
    'option-recruit',
    'option-trash',
  ]);
});
