// The settings [CK 17]: their names, and the tables that every game is tested with.
import { describe, expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import { words } from '../words/index.ts';

const who = (seat: number): string => `Player ${seat + 1}`;
const { settings, variants } = cardKingdoms;
const { en, de } = words;
const optionOf = (id: string) => settings.find(setting => setting.id === id)!;
const say = (phrase: { readonly say: string }): string => en.say(phrase, who);

describe('CK 17.5 settings are public: what each is called and does is said', () => {
  test('the settings and their values, the default first', () => {
    expect(settings.map(({ id, values }) => [id, ...values])).toEqual([
      ['players', 2, 3, 4, 5, 1],
      'setup first-game glittering-gold mastery-over-magic monster-blood random chosen'.split(' '),
      ['mixed', false, true],
      ['leftovers', 'pooled', 'per-kind'],
      ['soloTokens', 'as-printed', 'counted'],
    ]);
  });

  test('each setting has a label, each value a line of its own, in both languages', () => {
    for (const language of [en, de]) {
      const labels = settings.map(({ label }) => language.say(label, who));
      expect(new Set(labels).size).toBe(settings.length);
      for (const { values, name, about } of settings) {
        const lines = values.map(value => language.say(about(value), who));
        expect(new Set(lines).size).toBe(values.length);
        const names = values.map(value => (name ? language.say(name(value), who) : String(value)));
        expect(new Set(names).size).toBe(values.length);
      }
    }
  });

  test('CK 17.3 how victory tokens count alone is asked alone', () => {
    expect(settings.map(({ players }) => players)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      [1],
    ]);
  });

  test('CK 17.6 a chosen setup names areas, and one Citizen for each number that has two', () => {
    const { of, groups, start } = optionOf('setup').parts!;
    expect(of).toBe('chosen');
    expect(groups.map(({ label, most, things }) => [say(label), most, things.length])).toEqual([
      ['Areas (5)', 5, 8],
      ...['1', '2', '3', '4', '7', '8', '9/10', '11/12'].map(numbers => [
        `Citizen ${numbers}`,
        1,
        2,
      ]),
    ]);
    expect(groups[0]!.things.map(thing => say(groups[0]!.name(thing)))).toContain('Hills');
    const citizens = groups.slice(1).flatMap(({ things, name }) => things.map(name).map(say));
    expect(citizens).toContain('Alchemist');
    expect(new Set(citizens).size).toBe(citizens.length);
    expect(start.join(' ')).toBe(
      'hills ruins forest valley mountains cleric merchant mercenary archer rogue champion paladin butcher',
    );
  });
});

describe('the tables that every game is tried with', () => {
  test('have names of their own, and are dealt as they say', () => {
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
    for (const { name, settings: wishes } of variants) {
      const { players, settings: dealt } = cardKingdoms.setup(wishes, 'variant');
      if (/^\d/.test(name)) expect(`${players.length}`).toBe(name[0]);
      expect(dealt.mixed).toBe(name.includes('mixed'));
      expect(dealt.leftovers === 'per-kind').toBe(name.includes('leftovers per kind'));
      expect(dealt.soloTokens === 'counted').toBe(name.includes('tokens counted'));
      expect(dealt.setup.startsWith('chosen')).toBe(name.includes('chosen'));
    }
  });

  test('are of every size with every setup', () => {
    for (const setup of optionOf('setup').values.filter(value => value !== 'chosen')) {
      const sizes = variants.flatMap(({ settings: wishes }) =>
        wishes['setup'] === setup ? [wishes['players']] : [],
      );
      expect(new Set(sizes)).toEqual(new Set([1, 2, 3, 4, 5]));
    }
  });
});
