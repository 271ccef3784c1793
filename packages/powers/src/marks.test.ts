import { expect, test } from 'vitest';
import { NO_TERMS, terms } from '../test/vocabulary.ts';
import { faultsOfMarks } from './index.ts';
import type { Terms } from './index.ts';

test('a sound vocabulary has none', () => {
  expect(faultsOfMarks(terms)).toEqual([]);
  expect(faultsOfMarks(NO_TERMS)).toEqual([]);
  expect(faultsOfMarks({ ...NO_TERMS, modifiers: { free: 'Citizens without the +' } })).toEqual([]);
});

test.each<[fault: string, part: Partial<Terms>]>([
  ['resources: "" is empty, or begins or ends with a blank', { resources: { a: '' } }],
  ['counts: " x" is empty, or begins or ends with a blank', { counts: { a: ' x' } }],
  ['counts: "a + b" has inside what joins or closes parts', { counts: { a: 'a + b' } }],
  ['timings: "end: own" has inside what joins or closes parts', { timings: { a: 'end: own' } }],
  ['supplies: "(x)" has inside what joins or closes parts', { supplies: { a: '(x)' } }],
  ['verbs: "x # #" has two places for a number', { verbs: { a: 'x # #' } }],
  ['verbs: "x #0" has a number beside the place for one', { verbs: { a: 'x #0' } }],
  ['actions: "x #" has a place for a number, which its term has not', { actions: { a: 'x #' } }],
  ['filters: "≤" needs a # for its number', { filters: { a: '≤' } }],
  [
    'filters: "x #" has a place for a number, which its term has not',
    { filters: { a: { b: 'x #' } } },
  ],
  ['resources: "2x" has a number where the next amount would begin', { resources: { a: '2x' } }],
  [
    'resources: "G 2M" has a number where the next amount would begin',
    { resources: { a: 'G 2M' } },
  ],
  ['timings: "always" is what a power has that always works', { timings: { a: 'always' } }],
  ['places: "2 hands" begins like a number of cards', { places: { a: '2 hands' } }],
  ['places: "random card" begins like a number of cards', { places: { a: 'random card' } }],
  ['places: "random" begins like a number of cards', { places: { a: 'random' } }],
  ['verbs: "2G" begins like an amount', { verbs: { a: '2G' } }],
  ['verbs: "#G" begins like an amount', { verbs: { a: '#G' } }],
  ['actions: "may hire" begins like another effect', { actions: { a: 'may hire' } }],
  ['actions: "pay" begins like another effect', { actions: { a: 'pay' } }],
  [
    'verbs and actions: "hire" can look like "hire"',
    { verbs: { a: 'hire' }, actions: { b: 'hire' } },
  ],
  ['verbs and actions: "die #" can look like "die 6"', { verbs: { a: 'die #', b: 'die 6' } }],
  ['modifiers: "x #" can look like "x -#"', { modifiers: { a: 'x #', b: 'x -#' } }],
  ['resources: "G" can look like "G"', { resources: { a: 'G', b: 'G' } }],
  ['filters: "red" can look like "red"', { filters: { a: { b: 'red' }, c: { d: 'red' } } }],
  [
    'supplies: "Quest old" goes on where "Quest" may end',
    { supplies: { a: 'Quest', b: 'Quest old' } },
  ],
  ['filters: "≤ # old" goes on where "≤ #" may end', { filters: { a: '≤ #', b: '≤ # old' } }],
])('%s', (fault, part) => expect(faultsOfMarks({ ...NO_TERMS, ...part })).toEqual([fault]));
