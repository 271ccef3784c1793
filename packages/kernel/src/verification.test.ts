import { toy } from '@castellan/conformance/toy';
import { describe, expect, test } from 'vitest';
import { sameJson } from './json.ts';
import type { Save } from './save.ts';
import { readSave } from './save.ts';
import { Table } from './table.ts';
import { inFormat } from './testing/forged.ts';
import { firstDifference, verificationOf } from './verification.ts';

function played(): Table<ReturnType<typeof toy.setup>, ReturnType<typeof toy.view>> {
  const table = new Table(toy, { players: 2 }, 'verify');
  for (let i = 0; i < 6; i++) table.answer(table.decisions()[0]!.fallback);
  return table;
}

const { events: told } = played();
const save = played().save();
const yes = { verified: true };
const no = (doubt: string): object => ({ verified: false, doubt });

test('a game replayed with the same rules is verified, except for when its promise was made', () => {
  expect(verificationOf(save, told)).toEqual({
    seed: yes,
    table: yes,
    promise: no('not-compared'),
    answers: yes,
    events: yes,
  });
});

test('those who kept the promise can verify that too', () => {
  expect(verificationOf(save, told, save.commitment.toUpperCase()).promise).toEqual(yes);
  expect(verificationOf(save, told, '0'.repeat(64)).promise).toEqual(no('other-promise'));
});

test('an old promise covers only the seed', () => {
  const old = readSave(inFormat(1, save));
  expect(verificationOf(old, told)).toMatchObject({ seed: yes, table: no('seed-only') });
});

test('by other rules, or where the rules refuse it, neither answers nor events are verified', () => {
  expect(verificationOf(save, 'other-rules')).toMatchObject({
    seed: yes,
    answers: no('other-rules'),
    events: no('other-rules'),
  });
  expect(verificationOf(save, 'refused')).toMatchObject({
    answers: no('refused'),
    events: no('refused'),
  });
});

describe('recorded events are compared with the replay', () => {
  const written = (events: Save['events']): Save => ({ ...save, events });
  const changed = told.with(2, [{ say: 'sang', seat: 1 }]);

  test('as far as the game was replayed', () => {
    expect(verificationOf(save, told.slice(0, 3)).events).toEqual(yes);
    expect(verificationOf(written(changed), told).events).toEqual(no('differs'));
    expect(verificationOf(written(changed), told.slice(0, 2)).events).toEqual(yes);
    expect(firstDifference(written(changed), told)).toBe(2);
  });

  test('nothing is written', () => {
    const empty = written(told.map(() => []));
    expect(verificationOf(empty, told).events).toEqual(no('not-recorded'));
  });

  test('the order of names does not matter', () => {
    const turned = told.map(events =>
      events.map(event => Object.fromEntries(Object.entries(event).reverse()) as typeof event),
    );
    expect(verificationOf(written(turned), told).events).toEqual(yes);
  });
});

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, {}, false],
  [[], {}, false],
  [[1], [1], true],
  [[1], [1, 2], false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1, b: [{}] }, { b: [{}], a: 1 }, true],
  [{ a: undefined }, { b: undefined }, false],
])('%j and %j', (a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
});
