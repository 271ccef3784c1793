import { describe, expect, test } from 'vitest';
import type { OptionSpec } from './options.ts';
import { readOptions } from './options.ts';
import { Refusal } from './refusal.ts';

const about = (): { say: string } => ({ say: 'about' });
const specs: readonly OptionSpec[] = [
  { id: 'players', label: { say: 'players' }, values: [2, 1, 3], about },
  { id: 'long', label: { say: 'long' }, values: [false, true], about },
];
const read = (given: unknown): unknown => readOptions('Tiny', specs, given);

test('what is not said has its first value', () => {
  expect(read({})).toEqual({ players: 2, long: false });
  expect(read({ long: true })).toEqual({ players: 2, long: true });
});

describe('refused, with a word on what would do', () => {
  test.each<[unknown, RegExp]>([
    [null, /must be an object, not null/],
    [undefined, /must be an object, not undefined/],
    [3, /must be an object, not 3/],
    [[], /must be an object, not \[\]/],
    [{ seats: 2 }, /Tiny has no option "seats". It has: players, long/],
    [{ players: 4 }, /Option players of Tiny can't be 4. It can be: 2, 1, 3/],
    [{ players: '2' }, /can't be "2"/],
    [{ players: undefined }, /can't be undefined/],
    [{ long: 1 }, /Option long of Tiny can't be 1. It can be: false, true/],
    [JSON.parse('{"__proto__": 1}'), /no option "__proto__"/],
  ])('%j', (given, says) => {
    expect(() => read(given)).toThrow(Refusal);
    expect(() => read(given)).toThrow(says);
  });
});

test('nothing that every object has is taken for an option', () => {
  const spec: OptionSpec = { id: 'constructor', label: { say: 'c' }, values: ['plain'], about };
  expect(readOptions('Tiny', [spec], {})['constructor']).toBe('plain');
});
