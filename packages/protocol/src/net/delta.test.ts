import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaOf, patched } from './delta.ts';

test('nothing has changed: nothing is sent', () => {
  expect(deltaOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
});

test('only what has changed is sent', () => {
  const before = {
    players: [
      { gold: 3, hand: [1, 2, 3, 4] },
      { gold: 1, hand: [5] },
    ],
    turn: 7,
  };
  const after = {
    players: [
      { gold: 2, hand: [1, 2, 3, 4] },
      { gold: 1, hand: [5] },
    ],
    turn: 7,
  };
  expect(deltaOf(before, after)).toEqual({ players: { 0: { gold: 2 } } });
});

test('a list may grow, shrink and change', () => {
  const before = [1, 2, 3, 4, 5, 6];
  expect(deltaOf(before, [1, 2, 3, 4])).toEqual({ '#': 4 });
  expect(patched(before, deltaOf(before, [1, 9, 3, 4, 5, 6, 7])!)).toEqual([1, 9, 3, 4, 5, 6, 7]);
});

test('what has not changed is shared with what was there before', () => {
  const before = { market: { row: [1, 2] }, turn: 1 };
  const after = patched(before, deltaOf(before, { market: { row: [1, 2] }, turn: 2 })!);
  expect((after as typeof before).market).toBe(before.market);
});

const anything = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)));

test('from any value to any other, also through JSON', () => {
  fc.assert(
    fc.property(anything, anything, (before, after) => {
      const delta = deltaOf(before, after);
      const arrived =
        delta === undefined
          ? before
          : patched(before, JSON.parse(JSON.stringify(delta)) as typeof delta);
      expect(arrived).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

test('a field that is called like a prototype is a field', () => {
  const after = JSON.parse('{"__proto__": {"gold": 1}, "a": 1}');
  const arrived = patched({ a: 1 }, deltaOf({ a: 1 }, after)!);
  expect(JSON.stringify(Object.entries(arrived as object))).toBe(
    '[["a",1],["__proto__",{"gold":1}]]',
  );
});
