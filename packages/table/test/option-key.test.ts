import { expect, test } from 'vitest';
import { optionAt, optionKey } from '../src/keys/keys.ts';

test('digits first, then letters that no table key has', () => {
  expect([0, 8, 9, 10, 11].map(optionKey)).toEqual(['1', '9', '0', 'A', 'B']);
  const keys = Array.from({ length: 40 }, (_, at) => optionKey(at)).filter(Boolean);
  expect(new Set(keys).size).toBe(keys.length);
  for (const taken of ['L', 'U', 'Z']) expect(keys).not.toContain(taken);
});

test('a key finds its option, in either case; other keys find none', () => {
  expect(['1', '0', 'a', 'B'].map(optionAt)).toEqual([0, 9, 10, 11]);
  expect(['u', 'Enter', 'ArrowUp', '?', ''].map(optionAt)).toEqual([-1, -1, -1, -1, -1]);
});
