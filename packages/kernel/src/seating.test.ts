import { expect, test } from 'vitest';
import { readSeated } from './seating.ts';

const anna = { name: 'Anna', chair: 'person' };

test('who sits where is read, and nothing else', () => {
  expect(readSeated([anna, { name: 'Ben', chair: 'greedy-1', hat: true }])).toEqual([
    anna,
    { name: 'Ben', chair: 'greedy-1' },
  ]);
});

test('names are made safe to show', () => {
  expect(readSeated([{ ...anna, name: '\u001B[31mA\u202E\nB' }])).toEqual([
    { ...anna, name: '[31mA B' },
  ]);
  expect(readSeated([{ ...anna, name: 'x'.repeat(5_000_000) }])![0]!.name).toHaveLength(40);
});

test.each([
  null,
  'Anna',
  [],
  [null],
  ['Anna'],
  [{ name: 'Anna' }],
  [{ name: 7, chair: 'person' }],
  [{ name: 'Anna', chair: '../evil' }],
  [{ name: 'Anna', chair: 'x'.repeat(41) }],
  Array.from({ length: 13 }, () => anna),
  // oxlint-disable-next-line no-sparse-arrays
  [, anna],
])('has the wrong form: %j', value => {
  expect(readSeated(value)).toBeNull();
});
