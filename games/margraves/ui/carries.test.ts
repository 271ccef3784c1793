// What can be done by carrying: each is an option that is offered, and what is asked next is what was meant.
import { carried } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { margraves } from '../index.ts';
import { carries } from './carries.ts';

test('figures are carried over the map, cards to their use, tokens to storage and supply', () => {
  const { faults, said, missed } = carried(margraves, carries, [1, 2, 4], 400);
  expect(faults).toEqual([]);
  expect(missed).toEqual([]);
  expect(said).toEqual([
    'build',
    'deploy-from-storage',
    'deploy-on',
    'hire',
    'knight-from',
    'knight-to',
    'move-to',
    'pay-token',
    'play-pennant',
    'play-power',
    'ship-token',
    'take-token',
    'throw',
  ]);
});
