import { describe, expect, test } from 'vitest';
import type { SettingGroup, SettingSpec } from './settings.ts';
import { defineSettings, partsIn, readSettings, valueWith } from './settings.ts';
import { Refusal } from './refusal.ts';

const about = (): { say: string } => ({ say: 'about' });
const tiny = defineSettings({ players: { values: [2, 1, 3] }, long: { values: [false, true] } });
const read = (given: unknown): unknown =>
  readSettings({ name: 'Tiny', settings: tiny.specs }, given);

test('a missing setting gets its first value', () => {
  expect(read({})).toEqual({ players: 2, long: false });
  expect(read({ long: true })).toEqual({ players: 2, long: true });
});

describe('refused, with a hint about what is allowed', () => {
  test.each<[unknown, RegExp]>([
    [null, /must be an object, not null/],
    [undefined, /must be an object, not undefined/],
    [3, /must be an object, not 3/],
    [[], /must be an object, not \[\]/],
    [{ seats: 2 }, /Tiny has no setting "seats". It has: players, long/],
    [{ players: 4 }, /Setting players of Tiny can't be 4. It can be: 2, 1, 3/],
    [{ players: '2' }, /can't be "2"/],
    [{ players: undefined }, /can't be undefined/],
    [{ long: 1 }, /Setting long of Tiny can't be 1. It can be: false, true/],
    [JSON.parse('{"__proto__": 1}'), /no setting "__proto__"/],
  ])('%j', (given, says) => {
    expect(() => read(given)).toThrow(Refusal);
    expect(() => read(given)).toThrow(says);
  });
});

test('an inherited name like `constructor` is not taken for a given value', () => {
  const spec: SettingSpec = { id: 'constructor', label: { say: 'c' }, values: ['plain'], about };
  expect(readSettings({ name: 'Tiny', settings: [spec] }, {})['constructor']).toBe('plain');
});

describe('from a row of the table comes', () => {
  const { specs, shape, of } = defineSettings({
    players: { values: [2, 1] },
    soloTokens: { values: ['printed', 'counted'], players: [1] },
    fast: {
      values: [false, true],
      label: 'setting-speed',
      about: isFast => ({ say: isFast ? 'setting-fast' : 'setting-slow' }),
    },
    pace: { values: ['slow', 'quick'], name: pace => ({ say: pace }), what: 'a pace' },
  });

  test('a spec: its texts are named after the setting, unless the row says otherwise', () => {
    const [players, tokens, fast, pace] = specs;
    expect(players).toMatchObject({ id: 'players', label: { say: 'setting-players' } });
    expect(players).toHaveProperty('values', [2, 1]);
    expect(players).not.toHaveProperty('name');
    expect(players!.about(1)).toEqual({ say: 'setting-players-about', players: 1 });
    expect(tokens).toMatchObject({ label: { say: 'setting-solo-tokens' }, players: [1] });
    expect(tokens!.name!('counted')).toEqual({ say: 'setting-value', value: 'counted' });
    expect(tokens!.about('counted')).toEqual({
      say: 'setting-solo-tokens-about',
      soloTokens: 'counted',
    });
    expect(fast!.label).toEqual({ say: 'setting-speed' });
    expect(fast!.about(true)).toEqual({ say: 'setting-fast' });
    expect(pace!.name!('quick')).toEqual({ say: 'quick' });
  });

  test('its type: settings that were read can’t be changed', () => {
    const given = of({ players: 1, soloTokens: 'printed', fast: true, pace: 'slow' });
    const kept: { soloTokens: 'printed' | 'counted'; fast: boolean; players: number } = given;
    expect(kept).toEqual({ players: 1, soloTokens: 'printed', fast: true, pace: 'slow' });
    expect(Object.isFrozen(given)).toBe(true);
  });

  test('its shape', () => {
    const sound = { players: 1, soloTokens: 'counted', fast: true, pace: 'slow' };
    const problemsWith = (wrong: object): string[] => {
      const problems: string[] = [];
      shape({ ...sound, ...wrong }, 'it', problems);
      return problems;
    };
    expect(problemsWith({})).toEqual([]);
    expect(problemsWith({ players: 3, soloTokens: 'lost', fast: 0, pace: 2 })).toEqual([
      'it.players must be a whole number from 1 to 2',
      'it.soloTokens must be a value of the setting soloTokens',
      'it.fast must be true or false',
      'it.pace must be a pace',
    ]);
    expect(problemsWith({ soloTokens: undefined })).toHaveLength(1);
    expect(problemsWith({ dice: 2 })).toEqual(['it.dice does not belong here']);
  });
});

describe('a value with parts', () => {
  const name = (): { say: string } => ({ say: 'name' });
  const group = (things: readonly string[], most: number): SettingGroup => ({
    label: { say: 'group' },
    things,
    most,
    name,
  });
  const meal: SettingSpec = {
    id: 'meal',
    label: { say: 'meal' },
    values: ['set', 'own'],
    about,
    parts: {
      of: 'own',
      groups: [group(['soup', 'fish', 'roast'], 2), group(['tea', 'wine'], 1)],
      start: ['soup', 'wine'],
    },
  };
  const eaten = (value: unknown): unknown =>
    readSettings({ name: 'Tiny', settings: [meal] }, { meal: value })['meal'];

  test('lists things of its groups, in any order, each at most once', () => {
    expect(eaten('own:fish+tea')).toBe('own:fish+tea');
    expect(eaten('own:tea+roast+soup')).toBe('own:soup+roast+tea');
    expect(eaten('own')).toBe('own');
    expect(eaten('set')).toBe('set');
    expect(partsIn(meal, 'own:soup+roast+tea')).toEqual(['soup', 'roast', 'tea']);
    expect(partsIn(meal, 'own')).toEqual([]);
    expect(partsIn(meal, 'set')).toBeNull();
    expect(valueWith(meal, ['tea', 'fish'])).toBe('own:fish+tea');
    expect(valueWith(meal, [])).toBe('own');
  });

  test.each([
    'own:',
    'own:soup+soup',
    'own:soup+fish+roast',
    'own:tea+wine',
    'own:milk',
    'set:soup',
    'own:soup+',
    `own:${'soup+'.repeat(1e6)}`,
  ])('refused: %.20s', value => {
    expect(() => eaten(value)).toThrow(
      /It can be: "set", "own", or "own:" with names joined by \+, at most 2 of soup, fish, roast; at most 1 of tea, wine\.$/,
    );
  });
});

test('a game with a deck of own cards names it, and takes no other', () => {
  const deck = { digest: 'abc', name: 'Ours', cards: 3, text: '{}' };
  const own = { name: 'Tiny', settings: tiny.specs, deck };
  const settings = { players: 2, long: false, deck: 'abc' };
  expect(readSettings(own, {})).toEqual(settings);
  expect(readSettings(own, settings)).toEqual(settings);
  expect(() => readSettings(own, { deck: 'def' })).toThrow('Tiny lies here without the deck "def"');
  expect(() => read(settings)).toThrow('Tiny lies here without the deck "abc"');
});
