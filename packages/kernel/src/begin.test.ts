import { expect, test } from 'vitest';
import { toy } from '@castellan/conformance/toy';
import { begin, readSave, Table } from './index.ts';

const seats = [
  { name: 'Anna', chair: 'person' },
  { name: 'Ben', chair: 'greedy' },
];

test('a game begins without its rules as it does with them', () => {
  const { id, name, rulesVersion, settings } = toy;
  const begun = begin({ id, name, rulesVersion, settings }, { players: 2 }, 7, seats);
  expect(begun).toEqual(new Table(toy, { players: 2 }, 7, seats).save());
  expect(readSave(begun)).toEqual(begun);
});

test('a setting that the game lacks, and a seat too many, are refused', () => {
  expect(() => begin(toy, { players: 9 }, 7)).toThrow(/can't be 9/);
  expect(() => begin(toy, { players: 1 }, 7, seats)).toThrow('This table has 1 seats');
});
