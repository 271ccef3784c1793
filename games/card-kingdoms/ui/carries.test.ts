// What can be done by carrying: each is an option that is offered, and what is asked next is what was meant.
import { carried } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import { carries } from './carries.ts';

test('cards and tokens are carried to one’s own place, tokens onto what they pay for', () => {
  const { faults, said, missed } = carried(cardKingdoms, carries, [1, 2, 4], 400);
  expect(faults).toEqual([]);
  expect(missed).toEqual([]);
  expect(said).toEqual(['build', 'gain-resource', 'pay-share', 'recruit', 'slay', 'take-citizen']);
});
