import { toy } from '@castellan/conformance/toy';
import { describe, expect, test } from 'vitest';
import { copy } from './json.ts';
import type { Agreed } from './promise.ts';
import { promiseOf } from './promise.ts';
import { Refusal } from './refusal.ts';
import { commitment, seedFrom } from './rng.ts';
import { readSave, settingsOf } from './save.ts';
import { Table } from './table.ts';
import { inFormat } from './testing/forged.ts';

function played(): Table<ReturnType<typeof toy.setup>, ReturnType<typeof toy.view>> {
  const table = new Table(toy, { players: 2 }, 'save');
  for (let i = 0; i < 6; i++) table.answer(table.decisions()[0]!.fallback);
  return table;
}

const many = (length: number): string[] => Array.from({ length }, () => 'x');

/** One answer, and the events it claims. */
const told = (events: readonly object[]): object => ({
  answers: [{ decision: '0.0', picks: [] }],
  events: [events],
});

function endless(): object {
  const ring: Record<string, unknown> = {};
  ring['of'] = ring;
  return ring;
}

/** With the matching promise. */
const promised = (save: Record<string, unknown>): Record<string, unknown> => ({
  ...save,
  commitment: promiseOf(save as unknown as Agreed),
});

const good = (): Record<string, unknown> =>
  copy(played().save()) as unknown as Record<string, unknown>;

test('a save is read as it was written', () => {
  expect(readSave(good())).toEqual(played().save());
});

test('a save of format 1 keeps its format: its promise covers the seed alone', () => {
  const save = played().save();
  const { seating: _, ...old } = inFormat(1, save);
  const read = readSave(old);
  expect(read).toEqual({ ...old, seating: null });
  expect(settingsOf(read)).toEqual({ players: 2, rounds: 3 });
  expect(Table.replay(toy, read).save()).toEqual(read);
  expect(() => readSave({ ...old, commitment: save.commitment })).toThrow(
    /the seed is not what was promised/,
  );
});

test('a save of format 2 keeps its format: its settings are called options, as in its promise', () => {
  const save = played().save();
  const old = inFormat(2, save);
  const read = readSave(copy(old));
  expect(read).toEqual(old);
  expect(read).not.toHaveProperty('settings');
  expect(settingsOf(read)).toEqual(settingsOf(save));
  expect(Table.replay(toy, read).save()).toEqual(read);
  expect(old.commitment).not.toBe(save.commitment);
  expect(() => readSave({ ...old, commitment: save.commitment })).toThrow(/not what was promised/);
});

test.each([1, 2] as const)('in format %s, the settings are not called settings', castellan => {
  const { commitment: promise } = inFormat(castellan, played().save());
  expect(() => readSave({ ...good(), castellan, commitment: promise })).toThrow(
    /"options" is missing/,
  );
});

test('who sat down is part of a save, and of its promise', () => {
  const anna = { name: 'Anna', chair: 'person' };
  const seating = [anna, { name: 'Ben', chair: 'greedy' }];
  const save = new Table(toy, { players: 2 }, 'save', seating).save();
  expect(readSave(copy(save))).toEqual(save);
  expect(Table.replay(toy, save).save()).toEqual(save);
  for (const other of [[anna, anna], [anna], null, undefined, 'Anna'])
    expect(() => readSave({ ...save, seating: other })).toThrow(Refusal);
  expect(() => new Table(toy, { players: 2 }, 'save', [anna])).toThrow(/has 2 seats/);
});

test('names are shown as they were promised', () => {
  const seating = [{ name: '\u001B[31mA\nB', chair: 'person' }];
  const save = new Table(toy, { players: 1 }, 'save', seating).save();
  expect(save.seating).toEqual([{ name: '[31mA B', chair: 'person' }]);
  expect(readSave(copy(save))).toEqual(save);
});

test('a save says all settings, even those that nobody chose', () => {
  expect(settingsOf(new Table(toy, {}, 1).save())).toEqual({ players: 2, rounds: 3 });
});

test('what does not belong to a save is left out', () => {
  expect(readSave({ ...good(), extra: 1 })).not.toHaveProperty('extra');
});

describe('what is not a save is refused with a reason', () => {
  test.each<[string, (save: Record<string, unknown>) => unknown, RegExp]>([
    ['undefined', () => undefined, /not an object/],
    ['null', () => null, /not an object/],
    ['a text', () => 'save', /not an object/],
    ['a list', () => [], /not an object/],
    ['nothing in it', () => ({}), /"castellan": 3/],
    ['another format', save => ({ ...save, castellan: 4 }), /"castellan": 3/],
    ['no game', save => ({ ...save, game: undefined }), /"game" is missing/],
    ['a game by number', save => ({ ...save, game: 4 }), /"game" is missing/],
    ['a game that is a path', save => ({ ...save, game: './evil.js' }), /"game" is missing, or no/],
    ['a game as long as a book', save => ({ ...save, game: 'x'.repeat(5e6) }), /"game" is missing/],
    ['no version', save => ({ ...save, rulesVersion: undefined }), /"rulesVersion" is missing/],
    ['half a version', save => ({ ...save, rulesVersion: 1.5 }), /"rulesVersion" is missing/],
    ['version 0', save => ({ ...save, rulesVersion: 0 }), /"rulesVersion" is missing/],
    ['version 1e300', save => ({ ...save, rulesVersion: 1e300 }), /"rulesVersion" is missing/],
    ['no settings', save => ({ ...save, settings: null }), /"settings" is missing/],
    ['settings in a list', save => ({ ...save, settings: [] }), /"settings" is missing/],
    ['no players', save => ({ ...save, settings: {} }), /how many players: 1 to 12/],
    ['3 million players', save => ({ ...save, settings: { players: 3e6 } }), /1 to 12/],
    ['half a player', save => ({ ...save, settings: { players: 1.5 } }), /1 to 12/],
    ['players in words', save => ({ ...save, settings: { players: '2' } }), /1 to 12/],
    [
      'a setting that is a list',
      save => ({ ...save, settings: { players: 2, mixed: [] } }),
      /at most 50 texts, numbers/,
    ],
    [
      'very many settings',
      save => ({ ...save, settings: Object.fromEntries(many(60).map((_, i) => [`o${i}`, 1])) }),
      /at most 50 texts, numbers/,
    ],
    [
      'a setting as long as a book',
      save => ({ ...save, settings: { players: 2, setup: 'x'.repeat(5e6) } }),
      /longer than 200 letters/,
    ],
    [
      'a setting that steers the terminal',
      save => ({ ...save, settings: { players: 2, setup: '\u001B[2J' } }),
      /control characters/,
    ],
    ['no seed', save => ({ ...save, seed: undefined }), /64 hex digits/],
    ['half a seed', save => ({ ...save, seed: 'abc' }), /64 hex digits/],
    ['another seed', save => ({ ...save, seed: seedFrom('other') }), /is not what was promised/],
    [
      'other settings than promised',
      save => ({ ...save, settings: { players: 3 } }),
      /game, its settings, seating or seed is not what was promised/,
    ],
    ['other rules than promised', save => ({ ...save, rulesVersion: 2 }), /not what was promised/],
    ['another game than promised', save => ({ ...save, game: 'chess' }), /not what was promised/],
    ['no promise', save => ({ ...save, commitment: undefined }), /the promise was undefined/],
    [
      'another promise',
      save => ({ ...save, commitment: commitment(seedFrom(2)) }),
      /is not what was promised/,
    ],
    ['no answers', save => ({ ...save, answers: undefined }), /"answers" must be a list/],
    [
      'an answer that is none',
      save => ({ ...save, answers: [7], events: [[]] }),
      /answer 1: Malformed answer 7/,
    ],
    [
      'more answers than any game has',
      save => ({ ...save, answers: many(5001), events: many(5001) }),
      /more than 5000 answers/,
    ],
    [
      'a pick as long as a book',
      save => ({ ...save, answers: [{ decision: '0.0', picks: ['x'.repeat(5e6)] }], events: [[]] }),
      /longer than 200 letters/,
    ],
    [
      'very many picks',
      save => ({ ...save, answers: [{ decision: '0.0', picks: many(200_000) }], events: [[]] }),
      /more than 150000 values/,
    ],
    ['no events', save => ({ ...save, events: undefined }), /"events" must be a list/],
    ['fewer events than answers', save => ({ ...save, events: [] }), /an entry for each answer/],
    [
      'events that are none',
      save => ({ ...save, events: (save['events'] as []).map(() => 7) }),
      /events of answer 1/,
    ],
    [
      'an event without words',
      save => ({ ...save, events: (save['events'] as []).map(() => [{}]) }),
      /events of answer 1/,
    ],
    [
      'an event that is null',
      save => ({ ...save, events: (save['events'] as []).map(() => [null]) }),
      /events of answer 1/,
    ],
    [
      'a list with a secret of nobody',
      save => ({
        ...save,
        events: (save['events'] as []).map(() => [{ say: 'x', secret: [{ seat: 1 }, {}] }]),
      }),
      /events of answer 1/,
    ],
    [
      'more secrets than there can be seats',
      save => ({
        ...save,
        events: (save['events'] as []).map(() => [
          { say: 'x', secret: Array.from({ length: 99 }, () => ({ seat: 1 })) },
        ]),
      }),
      /events of answer 1/,
    ],
    [
      'a secret of nobody',
      save => ({ ...save, events: (save['events'] as []).map(() => [{ say: 'x', secret: {} }]) }),
      /events of answer 1/,
    ],
    [
      'a secret of a seat that no table has',
      save => ({ ...save, ...told([{ say: 'x', secret: { seat: 3e6 } }]) }),
      /events of answer 1/,
    ],
    [
      'very many events',
      save => ({ ...save, ...told(many(200_000).map(() => ({ say: 'x' }))) }),
      /more than 150000 values/,
    ],
    [
      'an event without end',
      save => ({ ...save, ...told([{ say: 'x', of: endless() }]) }),
      /nested/,
    ],
    [
      'a number without end',
      save => ({ ...save, ...told([{ say: 'x', n: Number.POSITIVE_INFINITY }]) }),
      /a number is beyond/,
    ],
    [
      'a number that is none',
      save => ({ ...save, ...told([{ say: 'x', n: Number.NaN }]) }),
      /a number is beyond/,
    ],
    [
      'an event that is no data',
      save => ({ ...save, ...told([{ say: 'x', n: undefined }]) }),
      /not plain data/,
    ],
    [
      'an event that steers the terminal',
      save => ({ ...save, ...told([{ say: '\u009B2J' }]) }),
      /control characters/,
    ],
    [
      'a name in an event that turns the writing round',
      save => ({ ...save, ...told([{ say: 'x', '\u202E': 1 }]) }),
      /control characters/,
    ],
  ])('%s', (_, spoil, says) => {
    const attempt = (): unknown => readSave(spoil(good()));
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(says);
  });

  test.each<[string, object, RegExp]>([
    ['another game', { game: 'chess' }, /a game of chess, not of market-day/],
    ['other rules', { rulesVersion: 99 }, /rules version 99 of market-day; these are version 1/],
    ['other settings', { settings: { players: 9 } }, /Setting players/],
  ])('%s can’t be played again', (_, parts, says) => {
    expect(() => Table.replay(toy, readSave(promised({ ...good(), ...parts })))).toThrow(says);
  });

  test('the refusal names an answer that the rules do not accept', () => {
    const save = played().save();
    const answers = save.answers.with(2, { decision: '0.0', picks: ['pass'] });
    expect(() => Table.replay(toy, { ...save, answers })).toThrow(
      /^Answer 3 of the saved game can't be played: Decision "0.0"/,
    );
  });
});
