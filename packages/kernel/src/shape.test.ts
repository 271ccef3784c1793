import { describe, expect, test } from 'vitest';
import { newCore } from './core.ts';
import { seedFrom } from './rng.ts';
import type { Shape } from './shape.ts';
import {
  coreShape,
  flag,
  json,
  listOf,
  MOST_PROBLEMS,
  nullOr,
  oneOf,
  record,
  text,
  whole,
} from './shape.ts';

function problems(shape: Shape, value: unknown): string[] {
  const found: string[] = [];
  shape(value, 'it', found);
  return found;
}

describe('fits', () => {
  test.each<[Shape, unknown]>([
    [whole(0), 0],
    [whole(-1, 3), -1],
    [flag(), false],
    [text(), ''],
    [text(/^a+$/), 'aa'],
    [oneOf('a', 1, null), null],
    [listOf(whole(0)), []],
    [listOf(whole(0), 2, 2), [1, 2]],
    [record({ a: whole(0) }), { a: 1 }],
    [nullOr(whole(0)), null],
    [nullOr(whole(0)), 1],
    [json(), { a: [1, 'x', null, true, { b: [] }] }],
  ])('%#', (shape, value) => {
    expect(problems(shape, value)).toEqual([]);
  });
});

describe('says where it does not', () => {
  test.each<[Shape, unknown, string]>([
    [whole(0), -1, 'it must be a whole number from 0 up'],
    [whole(0, 3), 4, 'it must be a whole number from 0 to 3'],
    [whole(0), 0.5, 'it must be a whole number from 0 up'],
    [whole(0), Number.NaN, 'it must be a whole number from 0 up'],
    [whole(0), '1', 'it must be a whole number from 0 up'],
    [whole(0), 2 ** 60, 'it must be a whole number from 0 up'],
    [flag(), 0, 'it must be true or false'],
    [text(), 1, 'it must be a text'],
    [text(/^a+$/), 'b', 'it must be a text like /^a+$/'],
    [oneOf('a', 1), 'b', 'it must be one of a, 1'],
    [listOf(whole(0)), {}, 'it must be a list'],
    [listOf(whole(0)), [1, -1], 'it[1] must be a whole number from 0 up'],
    [listOf(whole(0), 2, 2), [1], 'it must have 2 entries, not 1'],
    [listOf(whole(0), 0, 1), [1, 2], 'it must have 0 to 1 entries, not 2'],
    [record({ a: whole(0) }), null, 'it must be an object'],
    [record({ a: whole(0) }), [], 'it must be an object'],
    [record({ a: whole(0) }), {}, 'it.a must be a whole number from 0 up'],
    [record({}), { b: 1 }, 'it.b does not belong here'],
    [record({}), JSON.parse('{"__proto__": 1}'), 'it.__proto__ does not belong here'],
    [nullOr(whole(0)), undefined, 'it must be a whole number from 0 up'],
    [json(), undefined, 'it must be plain data'],
    [json(), { a: [() => 1] }, 'it.a[0] must be plain data'],
    [json(), [Number.NaN], 'it[0] must be a number'],
  ])('%#: %j', (shape, value, problem) => {
    expect(problems(shape, value)).toEqual([problem]);
  });

  test('nested without end', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(problems(json(), deep).join()).toMatch(/is nested too deep/);
  });
});

describe('stops when it has found enough', () => {
  const many = MOST_PROBLEMS * 10;
  const bad = Array.from({ length: many }, () => -1);
  const strange = Object.fromEntries(bad.map((value, i) => [`x${i}`, value]));

  test.each<[string, Shape, unknown]>([
    ['a list', listOf(whole(0)), bad],
    ['lists in a list', listOf(listOf(whole(0))), Array.from({ length: 30 }, () => bad)],
    ['what does not belong', record({}), strange],
    ['plain data in a list', json(), bad.map(() => Number.NaN)],
    ['plain data by name', json(), Object.fromEntries(bad.map((_, i) => [i, Number.NaN]))],
  ])('%s', (_, shape, value) => {
    expect(problems(shape, value)).toHaveLength(MOST_PROBLEMS);
  });

  test('and looks at nothing more', () => {
    let looks = 0;
    const never: Shape = (_value, path, found) => {
      looks++;
      found.push(path);
    };
    problems(record({ a: listOf(never), b: listOf(never), c: never }), { a: bad, b: bad, c: 1 });
    expect(looks).toBe(MOST_PROBLEMS);
  });

  test('a list that is too long is not searched', () => {
    let looks = 0;
    const count: Shape = () => void looks++;
    expect(problems(listOf(count, 0, 5), bad)).toEqual([
      `it must have 0 to 5 entries, not ${many}`,
    ]);
    expect(looks).toBe(0);
    const endless = { length: 1_000_000 };
    expect(problems(listOf(count), Array.from(endless))).toHaveLength(1);
  });

  test('a name is shown short, however long it is', () => {
    expect(problems(record({}), { ['x'.repeat(5_000_000)]: 1 })[0]!.length).toBeLessThan(200);
    expect(problems(json(), { ['x'.repeat(5_000_000)]: Number.NaN })[0]!.length).toBeLessThan(200);
  });
});

describe('the kernel’s part of a state', () => {
  const steps = { go: { kind: 'auto' }, ask: { kind: 'choose', args: { card: whole(0, 9) } } };
  const shape = coreShape(2, steps);
  const frame = (parts: object = {}): object => ({
    step: 'ask',
    seat: 1,
    args: { card: 3 },
    ...parts,
  });
  const core = (parts: object = {}): object => ({ ...newCore(2, seedFrom(1)), ...parts });

  test('a fresh one is in order', () => {
    expect(problems(shape, core())).toEqual([]);
    expect(problems(shape, core({ agenda: [[frame()], [], []] }))).toEqual([]);
    expect(
      problems(shape, core({ agenda: [[frame({ step: 'go', seat: -1, args: null })], [], []] })),
    ).toEqual([]);
  });

  test.each<[string, object]>([
    ['no generator', { rng: null }],
    ['a view’s generator', { rng: { seed: '', drawn: 0 } }],
    ['too few stacks', { agenda: [[], []] }],
    ['a step that is not there', { agenda: [[frame({ step: 'fly' })], [], []] }],
    ['a step that every object has', { agenda: [[frame({ step: 'constructor' })], [], []] }],
    ['a seat that is not there', { agenda: [[frame({ seat: 2 })], [], []] }],
    ['nobody is asked', { agenda: [[frame({ seat: -1 })], [], []] }],
    ['a frame with something more', { agenda: [[frame({ c: 1 })], [], []] }],
    ['an argument out of its range', { agenda: [[frame({ args: { card: 10 } })], [], []] }],
    ['an argument that is missing', { agenda: [[frame({ args: {} })], [], []] }],
    ['an argument too many', { agenda: [[frame({ args: { card: 1, n: 2 } })], [], []] }],
    ['no arguments for a step that needs some', { agenda: [[frame({ args: null })], [], []] }],
    [
      'arguments for a step that needs none',
      { agenda: [[frame({ step: 'go', args: { card: 1 } })], [], []] },
    ],
    ['too few counters', { answered: [0] }],
    ['a counter below 0', { answered: [0, -1] }],
    ['learned less than nothing', { learned: -1 }],
    ['something more', { extra: 1 }],
  ])('%s', (_, parts) => {
    expect(problems(shape, core(parts))).not.toEqual([]);
  });
});
