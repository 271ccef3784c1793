// Setup and whose turn it is [SG 1, 2, 3], and our settings [SG 12].
import type { Event } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { tellStart } from '../events.ts';
import { questFaces } from '../figures.ts';
import { shadowgate } from '../index.ts';
import type { State } from '../state.ts';
import { NONE } from '../state.ts';
import { words } from '../words/index.ts';
import { table } from './table.ts';

const deal = (settings: object, seed: string): State => shadowgate.setup(settings, seed);
const seeds = Array.from({ length: 40 }, (_, i) => `setup ${i}`);

describe('setup', () => {
  test.each([2, 3, 4])(
    'SG 2.1, 2.6 %i players are dealt five cards each; the rest is the deck',
    players => {
      const state = deal({ players }, 'a');
      expect(state.players.map(({ hand }) => hand.length)).toEqual(Array(players).fill(5));
      expect(state.deck).toHaveLength(50 - 5 * players);
      expect(state.discard).toEqual([]);
    },
  );

  test('SG 2.2 everyone has a character of their own, on the star side', () => {
    for (const seed of seeds) {
      const { players, spare } = deal({ players: 3 }, seed);
      const all = [...players.map(({ character }) => character), ...spare];
      expect(all.sort()).toEqual([0, 1, 2, 3]);
      expect(players.every(({ side }) => side === 0)).toBe(true);
    }
  });

  test('SG 2.4, R1 four quests are available, seven hidden, all with their first side up', () => {
    for (const seed of seeds) {
      const { quests, questDeck } = deal({}, seed);
      expect(quests).toHaveLength(4);
      expect(questDeck).toHaveLength(7);
      expect([...quests, ...questDeck].every(face => face % 2 === 0)).toBe(true);
    }
  });

  test('SG R2 any seat may begin', () => {
    const firsts = new Set(seeds.map(seed => deal({ players: 4 }, seed).first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });

  test('SG 3.1 turns pass to the left', () => {
    const t = table({ players: 3 });
    const seats = [];
    for (let i = 0; i < 4; i++) {
      seats.push(t.state.turn.seat);
      t.choose('end');
      while (t.asks().step === 'keep') t.select(t.offered().slice(0, t.asks().min));
    }
    expect(seats).toEqual([0, 1, 2, 0]);
  });
});

describe('settings of ours', () => {
  test('SG 12.4 an unknown setting is refused', () => {
    expect(() => deal({ players: 5 }, 'a')).toThrow(/players/);
    expect(() => deal({ turns: 3 }, 'a')).toThrow(/no setting/);
    expect(() => deal({ characters: 'moon' }, 'a')).toThrow(/characters/);
  });

  test('SG 12.4 the settings and their values, the default first; each has words in both languages', () => {
    const { settings } = shadowgate;
    expect(settings.map(({ id, values }) => [id, ...values])).toEqual([
      ['players', 2, 3, 4, 1],
      ['equalTurns', false, true],
      ['characters', 'star', 'either'],
    ]);
    expect(
      settings.flatMap(({ about, values }) => values.map(about).map(({ say }) => say)),
    ).toEqual([
      'setting-players-are',
      'setting-players-are',
      'setting-players-are',
      'setting-solo',
      'setting-equal-turns-off',
      'setting-equal-turns-on',
      'setting-characters-star',
      'setting-characters-either',
    ]);
    for (const language of [words.en, words.de]) {
      const said = (phrase: { readonly say: string }): string => language.say(phrase, String);
      expect(new Set(settings.map(({ label }) => said(label))).size).toBe(settings.length);
      for (const { values, name, about } of settings) {
        expect(new Set(values.map(value => said(about(value)))).size).toBe(values.length);
        if (name) expect(new Set(values.map(value => said(name(value)))).size).toBe(values.length);
      }
    }
  });

  test('the variants have different names, and are dealt with their settings', () => {
    const { variants } = shadowgate;
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
    for (const { name, settings } of variants) {
      const { players, equalTurns, eitherSide } = deal(settings, 'variant');
      expect(name).toContain(players.length === 1 ? 'solo' : `${players.length} players`);
      expect(name.includes('equal turns')).toBe(equalTurns);
      expect(name.includes('either side')).toBe(eitherSide);
    }
  });

  test('SG 12.3 the values of the setting have names and descriptions', () => {
    const { values, name, about } = shadowgate.settings.find(({ id }) => id === 'characters')!;
    expect(values.map(value => [value, name!(value).say, about(value).say])).toEqual([
      ['star', 'setting-value-star', 'setting-characters-star'],
      ['either', 'setting-value-either', 'setting-characters-either'],
    ]);
  });

  test('SG 12.3 with star sides nobody chooses, and no side is told at the start', () => {
    const told = (characters: string): string[] => {
      const events: Event[] = [];
      const t = shadowgate.draft(deal({ players: 2, characters: 'star' }, 'a'), events);
      t.state.eitherSide = characters === 'either';
      tellStart(t);
      return events.map(({ say }) => say);
    };
    expect(told('star')).toEqual(['starts']);
    expect(told('either')).toEqual(['side-shown', 'side-shown', 'starts']);
  });

  test('SG 12.3 with either side, all choose at the same time, and nobody sees the choices before all are made', () => {
    const t = table({ players: 2, characters: 'either' });
    expect(shadowgate.waiting(t.state)).toEqual([0, 1]);
    expect(shadowgate.view(t.state, 1).players[0]!.side).toBe(NONE);
    const [mine, other] = t.offered(0);
    t.choose(other!, 0);
    expect(t.events).toMatchObject([{ say: 'side-chosen', character: null }]);
    expect(shadowgate.view(t.state, 0).players[0]!.side).toBe(1);
    expect(shadowgate.view(t.state, 1).players[0]!.side).toBe(NONE);
    expect(shadowgate.view(t.state, 'spectator').players[0]!.side).toBe(NONE);
    expect(t.offered()).not.toContain(mine);
    t.choose(t.offered()[0]!);
    expect(shadowgate.view(t.state, 1).players.map(({ side }) => side)).toEqual([1, 0]);
    expect(t.events.map(({ say }) => say)).toEqual([
      'side-chosen',
      'side-shown',
      'side-shown',
      'starts',
      'turn',
    ]);
  });

  test.each([
    [0, 1],
    [1, 0],
  ])('SG 12.3 a guess leaves open which side seat %i chose in secret', (chooser, viewer) => {
    const t = table({ players: 3, characters: 'either' });
    t.choose(t.offered(chooser)[1]!, chooser);
    const seen = shadowgate.view(t.state, viewer);
    let draw = 0;
    const chance = { below: (n: number) => draw++ % n };
    const guesses = seeds.map(() => shadowgate.sample(seen, chance).players);
    expect(new Set(guesses.map(players => players[chooser]!.side))).toEqual(new Set([0, 1]));
    // Players who have not chosen yet have no side.
    expect(new Set(guesses.map(players => players[2]!.side))).toEqual(new Set([NONE]));
  });
});

test('SG 1.6 the first side and the second are two faces of one card', () => {
  expect(questFaces[0]!.id).toBe('the-silent-guard');
  expect(questFaces[1]!.id).toBe('the-wraiths-crypt');
});
