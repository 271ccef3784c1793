import { toy } from '@castellan/conformance/toy';
import { describe, expect, test } from 'vitest';
import { copy } from './json.ts';
import { Refusal } from './refusal.ts';
import { commitment, seedFrom } from './rng.ts';
import { readSave } from './save.ts';
import { Table } from './table.ts';

function played(): Table<ReturnType<typeof toy.setup>, ReturnType<typeof toy.view>> {
  const table = new Table(toy, { players: 2 }, 'save');
  for (let i = 0; i < 6; i++) table.answer(table.decisions()[0]!.fallback);
  return table;
}

const good = (): Record<string, unknown> =>
  copy(played().save()) as unknown as Record<string, unknown>;

test('a save is read as it was written', () => {
  expect(readSave(good())).toEqual(played().save());
});

test('a save says all options, even those that nobody chose', () => {
  expect(new Table(toy, {}, 1).save().options).toEqual({ players: 2, rounds: 3 });
});

test('what does not belong to a save is left out', () => {
  expect(readSave({ ...good(), extra: 1 })).not.toHaveProperty('extra');
});

describe('what is no save is refused, and why', () => {
  test.each<[string, (save: Record<string, unknown>) => unknown, RegExp]>([
    ['undefined', () => undefined, /not an object/],
    ['null', () => null, /not an object/],
    ['a text', () => 'save', /not an object/],
    ['a list', () => [], /not an object/],
    ['nothing in it', () => ({}), /"castellan": 1/],
    ['another format', save => ({ ...save, castellan: 2 }), /"castellan": 1/],
    ['no game', save => ({ ...save, game: undefined }), /"game" is missing/],
    ['a game by number', save => ({ ...save, game: 4 }), /"game" is missing/],
    ['no version', save => ({ ...save, rulesVersion: undefined }), /"rulesVersion" is missing/],
    ['half a version', save => ({ ...save, rulesVersion: 1.5 }), /"rulesVersion" is missing/],
    ['no options', save => ({ ...save, options: null }), /"options" is missing/],
    ['options in a list', save => ({ ...save, options: [] }), /"options" is missing/],
    ['no seed', save => ({ ...save, seed: undefined }), /64 hex digits/],
    ['half a seed', save => ({ ...save, seed: 'abc' }), /64 hex digits/],
    [
      'another seed',
      save => ({ ...save, seed: seedFrom('other') }),
      /not the one that was promised/,
    ],
    ['no promise', save => ({ ...save, commitment: undefined }), /the promise was undefined/],
    [
      'another promise',
      save => ({ ...save, commitment: commitment(seedFrom(2)) }),
      /not the one that was promised/,
    ],
    ['no answers', save => ({ ...save, answers: undefined }), /"answers" must be a list/],
    [
      'an answer that is none',
      save => ({ ...save, answers: [7], events: [[]] }),
      /answer 1: Malformed answer 7/,
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
      'a secret of nobody',
      save => ({ ...save, events: (save['events'] as []).map(() => [{ say: 'x', secret: {} }]) }),
      /events of answer 1/,
    ],
  ])('%s', (_, spoil, says) => {
    const attempt = (): unknown => readSave(spoil(good()));
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(says);
  });

  test.each<[string, object, RegExp]>([
    ['another game', { game: 'chess' }, /a game of chess, not of market-day/],
    ['other rules', { rulesVersion: 99 }, /rules version 99 of market-day; these are version 1/],
    ['other options', { options: { players: 9 } }, /Option players/],
  ])('%s can’t be played again', (_, parts, says) => {
    expect(() => Table.replay(toy, readSave({ ...good(), ...parts }))).toThrow(says);
  });

  test('an answer that the rules do not take is named', () => {
    const save = played().save();
    const answers = save.answers.with(2, { decision: '0.0', picks: ['pass'] });
    expect(() => Table.replay(toy, { ...save, answers })).toThrow(
      /^Answer 3 of the saved game can't be played: Decision "0.0"/,
    );
  });
});
