import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { iconNames } from '@castellan/powers';
import type { Icon } from '@castellan/powers';
import { LOCALES } from '@castellan/table/languages';
import { describe, expect, test } from 'vitest';
import { TILES } from '../cards/tiles.ts';
import { WEALTH } from '../cards/wealth.ts';
import { margraves } from '../index.ts';
import { icons as looks } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';
import art from './art.json' with { type: 'json' };
import { CLAUSES, clausesOf } from './clauses.ts';
import { card, cards } from './faces.ts';
import { flights } from './flights.ts';
import { icon } from './icons.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

type Art = Readonly<Record<string, { readonly picture: string; readonly author: string }>>;

const known: Readonly<Record<string, unknown>> = set.icons;
const names: readonly string[] = iconNames(terms);
const named = (row: readonly Icon[]): string[] =>
  row.flatMap(one => ('icon' in one ? [one.icon] : []));
/** Tiles have faces too; what they show are the signs of the game. */
const faces = [
  ...cards,
  ...TILES.map(({ id }) => `tile:${id}`),
  ...WEALTH.map(({ id }) => `wealth:${id}`),
];

describe('emblems', () => {
  test('are there for every card, and for what stands on the map', () => {
    const own = Object.keys(art).filter(name => !name.startsWith('map:'));
    expect(own.toSorted()).toEqual([...cards].toSorted());
    expect(cards.length).toBe(20 + 20 + 8);
  });

  test('of cards are all different', () => {
    const pictures = cards.map(ref => (art as Art)[ref]!.picture);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('exist in the set, each with its author', () => {
    for (const [ref, { picture, author }] of Object.entries({ ...(art as Art), ...(looks as Art) }))
      expect([ref, picture in known, author !== '']).toEqual([ref, true, true]);
  });
});

test('an icon has a picture and a look, both or neither', () => {
  expect(Object.keys(looks).toSorted()).toEqual(names.toSorted());
  for (const locale of LOCALES)
    for (const name of names) expect([name, icon(name, locale).label]).not.toContain('');
});

describe.each(LOCALES)('the cards in %s', locale => {
  test.each(faces)('%s has a face whose icons are known', ref => {
    const face = card(ref, locale)!;
    expect(face.ref).toBe(ref);
    expect(face.sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(JSON.stringify(face)).not.toMatch(/undefined|NaN/);
    expect(face.rows.length).toBeGreaterThan(0);
    const badges = [...face.price, ...face.marks];
    for (const { label } of badges) expect(label).not.toBe('');
    const icons = [
      ...badges.map(badge => badge.icon),
      ...face.rows.flatMap(row => named(row.icons)),
    ];
    for (const name of icons) expect(names).toContain(name);
  });

  test('are the same wherever they lie', () => {
    for (const place of ['hand:0', 'played:3'])
      expect(card(`${place}:cleric`, locale)).toEqual(card('citizen:cleric', locale));
  });

  test('are rare: nothing else has a face', () => {
    for (const ref of ['seat:0', 'line:0', 'citizen:nobody', 'supply:stone', ''])
      expect(card(ref, locale)).toBeNull();
  });
});

test('the rules have the same clauses in both languages, each once', () => {
  const ids = LOCALES.map(locale =>
    handbook.rules(locale).flatMap(one => [one.id, ...one.clauses.map(({ id }) => id)]),
  );
  expect(ids[1]).toEqual(ids[0]);
  expect(new Set(ids[0]).size).toBe(ids[0]!.length);
});

test('every kind of card has a name, and every reason a clause that is there', () => {
  const kinds = new Set(cards.map(ref => ref.split(':')[0]!));
  const ids = handbook.rules('en').flatMap(({ clauses }) => clauses.map(({ id }) => id));
  for (const locale of LOCALES) expect(new Set(Object.keys(speech(locale).kinds))).toEqual(kinds);
  for (const clause of Object.keys(CLAUSES).flatMap(clausesOf)) expect(ids).toContain(clause);
});

describe('flights', () => {
  test.each([
    [
      { say: 'gained', seat: 1, tokens: { stone: 1, gold: 0 }, source: 'namin' },
      [{ from: 'location:namin', to: 'seat:1', token: 'stone', n: 1 }],
    ],
    [
      { say: 'deployed', seat: 0, from: 'namin', to: 'silesia' },
      [{ from: 'knight:namin', to: 'knight:silesia', token: 'knight', n: 1 }],
    ],
    [
      { say: 'paid', seat: 0, tokens: { gold: 2 }, to: 1, source: '' },
      [{ from: 'seat:0', to: 'seat:1', token: 'gold', n: 2 }],
    ],
    [{ say: 'turn', seat: 0, turn: 1 }, []],
  ])('%o', (event, expected) => {
    expect(flights[event.say]?.(event as never) ?? []).toEqual(expected);
  });
});

test('every option that names a thing names one that the table can draw', () => {
  const places =
    /^(hand|played):\d:[\w-]+$|^(wealth|tile|location|lair|knight|monster|citizen|wheel|tomb-line):[\w-]+$|^slot:\w+:[123]$|^(line|tomb|seat):\d+$|^(influence|storage|supply):\w+$|^(turn|build|recall|strength)$/;
  const state = margraves.setup({ players: 3 }, 'refs');
  for (let n = 0; n < 600; n++) {
    const [decision] = margraves.pending(state);
    if (decision === undefined) break;
    for (const { ref } of decision.options) if (ref !== undefined) expect(ref).toMatch(places);
    margraves.apply(state, {
      decision: decision.id,
      picks: [decision.options.filter(one => one.blocked === undefined)[0]!.id],
    });
  }
});
