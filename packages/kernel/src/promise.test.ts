import { expect, test } from 'vitest';
import type { Agreed } from './promise.ts';
import { promiseOf, promiseText } from './promise.ts';
import { seedFrom } from './rng.ts';
import { sha256 } from './sha256.ts';

const agreed: Agreed = {
  game: 'tiny',
  rulesVersion: 1,
  settings: { players: 2, fast: true },
  seating: [
    { name: 'Änne "A"', chair: 'person' },
    { name: 'Ben', chair: 'greedy' },
  ],
  seed: seedFrom('promise'),
};

test('is one text, the same for everyone who has the save', () => {
  expect(promiseText(agreed)).toBe(
    `{"castellan":3,"game":"tiny","rulesVersion":1,"seating":[{"chair":"person","name":"Änne \\"A\\""},{"chair":"greedy","name":"Ben"}],"seed":"${agreed.seed}","settings":{"fast":true,"players":2}}`,
  );
  expect(promiseOf(agreed)).toBe(sha256(promiseText(agreed)));
  expect(promiseText({ ...agreed, settings: { fast: true, players: 2 } })).toBe(
    promiseText(agreed),
  );
  expect(promiseText({ ...agreed, seating: null })).toContain('"seating":null');
});

test('was another text in format 2', () => {
  expect(promiseText(agreed, 2)).toBe(
    `{"castellan":2,"game":"tiny","options":{"fast":true,"players":2},"rulesVersion":1,"seating":[{"chair":"person","name":"Änne \\"A\\""},{"chair":"greedy","name":"Ben"}],"seed":"${agreed.seed}"}`,
  );
  expect(promiseOf(agreed, 2)).toBe(sha256(promiseText(agreed, 2)));
});

test.each<[string, Partial<Agreed>]>([
  ['the game', { game: 'other' }],
  ['the rules', { rulesVersion: 2 }],
  ['a setting', { settings: { players: 2, fast: false } }],
  ['the kind of a setting', { settings: { players: 2, fast: 'true' } }],
  ['one setting less', { settings: { players: 2 } }],
  ['who sits where', { seating: agreed.seating!.toReversed() }],
  ['a name', { seating: [{ name: 'Anna', chair: 'person' }, agreed.seating![1]!] }],
  ['a chair', { seating: [{ name: 'Änne "A"', chair: 'random' }, agreed.seating![1]!] }],
  ['that nobody is named', { seating: null }],
  ['the seed', { seed: seedFrom('other') }],
])('changes with %s', (_, parts) => {
  expect(promiseOf({ ...agreed, ...parts })).not.toBe(promiseOf(agreed));
});
