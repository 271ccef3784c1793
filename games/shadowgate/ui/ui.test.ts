// What the browser shows: every card has its emblem and its face, every icon its picture, every flight its ends.
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { iconNames } from '@castellan/powers';
import { handled, QuickChance, randomAnswer } from '@castellan/kernel';
import type { Icon } from '@castellan/powers';
import { actionsOf, beatsOf } from '@castellan/table';
import { LOCALES } from '@castellan/table/languages';
import { describe, expect, test } from 'vitest';
import { adventures } from '../cards/adventures.ts';
import { events } from '../events.ts';
import { characterFaces, questFaces } from '../figures.ts';
import { shadowgate } from '../index.ts';
import art from './art.json' with { type: 'json' };
import { CLAUSES, clausesOf } from './clauses.ts';
import { card, cards } from './faces.ts';
import { flights } from './flights.ts';
import { icons as looks } from '../vocabulary/icons.ts';
import { terms as vocabulary } from '../vocabulary/terms.ts';
import { icon } from './icons.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

const names = iconNames(vocabulary);

type Art = Readonly<Record<string, { readonly picture: string; readonly author: string }>>;

const known: Readonly<Record<string, unknown>> = set.icons;
const named = (row: readonly Icon[]): string[] =>
  row.flatMap(one => ('icon' in one ? [one.icon] : []));

describe('emblems', () => {
  test('are there for every card, and for nothing else', () => {
    expect(Object.keys(art).toSorted()).toEqual([...cards].toSorted());
    expect(cards.length).toBe(50 + 22 + 8);
  });

  test('are all different', () => {
    const pictures = Object.values(art as Art).map(({ picture }) => picture);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('exist in the set, each with its author', () => {
    const all = { ...(art as Art), ...(looks as Art) };
    for (const [ref, { picture, author }] of Object.entries(all)) {
      expect([ref, picture in known, author !== '']).toEqual([ref, true, true]);
    }
  });
});

test('an icon has a picture and a look, both or neither', () => {
  expect(Object.keys(looks).toSorted()).toEqual(names.toSorted());
  for (const locale of LOCALES)
    for (const name of names) expect([name, icon(name, locale).label]).not.toContain('');
});

describe.each(LOCALES)('the cards in %s', locale => {
  test('all have a face whose icons are known', () => {
    for (const ref of cards) {
      const face = card(ref, locale)!;
      expect(face.ref).toBe(ref);
      expect(face.sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(JSON.stringify(face)).not.toMatch(/undefined|NaN/);
      expect(face.rows.length).toBeGreaterThan(0);
      const badges = [...face.price, ...face.marks];
      const icons = [
        ...badges.map(badge => badge.icon),
        ...face.rows.flatMap(one => named(one.icons)),
      ];
      for (const name of icons) expect(names).toContain(name);
      for (const { label } of badges) expect(label).not.toBe('');
    }
  });

  test('show their stand-ins', () => {
    for (const { id, standIns } of adventures)
      expect(card(`adventure:${id}`, locale)!.standIns?.length ?? 0).toBe(standIns.length);
    for (const { id, standIns } of questFaces)
      expect(card(`quest:${id}`, locale)!.standIns?.length ?? 0).toBe(standIns.length);
    for (const { id, standIns } of characterFaces)
      expect(card(`character:${id}`, locale)!.standIns?.length ?? 0).toBe(standIns.length);
  });

  test('are the same wherever they lie', () => {
    for (const place of ['hand', 'item', 'loose', 'open', 'paid'])
      expect(card(`${place}:yorick`, locale)).toEqual(card('adventure:yorick', locale));
  });

  test('are rare: nothing else has a face', () => {
    for (const ref of ['seat:0', 'deck:quests', 'hand:nobody', 'quest:', 'yorick', ''])
      expect(card(ref, locale)).toBeNull();
  });
});

test('the rulebook’s Yorick: 3, 1, 2, an artifact', () => {
  const face = card('adventure:yorick', 'en')!;
  expect(face.marks.map(({ text }) => text)).toEqual(['3', '1', '2']);
  expect(face.kind).toBe('Artifact · Relic');
  expect(face.standIns).toEqual(['resources']);
});

test('the rules have the same clauses in both languages, each once', () => {
  const ids = LOCALES.map(locale =>
    handbook.rules(locale).flatMap(one => [one.id, ...one.clauses.map(({ id }) => id)]),
  );
  expect(ids[1]).toEqual(ids[0]);
  expect(new Set(ids[0]).size).toBe(ids[0]!.length);
});

describe('flights', () => {
  test.each([
    [
      { say: 'item-acquired', seat: 0, card: 'yorick' },
      [
        { from: 'open:yorick', to: 'item:yorick', card: 'adventure:yorick' },
        { from: 'hand:yorick', to: 'item:yorick', card: 'adventure:yorick' },
      ],
    ],
    [
      { say: 'drew', seat: 1, count: 3, cards: null },
      [{ from: 'deck:adventures', to: 'hand-of:1', token: 'hand', n: 3 }],
    ],
    [
      { say: 'drew', seat: 0, count: 1, cards: ['yorick'] },
      [{ from: 'deck:adventures', to: 'hand:yorick', card: 'adventure:yorick' }],
    ],
    [
      { say: 'quest-laid', quest: 'the-observatory' },
      [{ from: 'deck:quests', to: 'quest:the-observatory', card: 'quest:the-observatory' }],
    ],
    [{ say: 'turn', seat: 0, turn: 1 }, []],
  ])('%o', (event, expected) => {
    expect(handled<typeof events, unknown>(flights, event) ?? []).toEqual(expected);
  });

  test('moves are things that are told: those that matter, not how each was paid', () => {
    const told = new Set<string>();
    const state = shadowgate.setup({ players: 2 }, 'moves');
    const chance = new QuickChance(4);
    for (let n = 0; n < 600; n++) {
      const [decision] = shadowgate.pending(state);
      if (decision === undefined) break;
      for (const { say } of shadowgate.apply(state, randomAnswer(decision, chance))) told.add(say);
    }
    expect(actionsOf(beatsOf(events)).filter(name => !told.has(name))).toEqual([]);
    expect(actionsOf(beatsOf(events))).not.toContain('resource-played');
  });
});

test('every option is about a thing that the board draws', () => {
  const places = /^(hand|item|loose|quest|character):[\w-]+$|^deck:quests$|^turn$/;
  const state = shadowgate.setup({ players: 2, characters: 'either' }, 'refs');
  for (let n = 0; n < 400; n++) {
    const [decision] = shadowgate.pending(state);
    if (decision === undefined) break;
    for (const { ref } of decision.options) {
      expect(ref).toMatch(places);
      if (/^(hand|item|loose|quest|character):/.test(ref!)) expect(card(ref!, 'en')).not.toBeNull();
    }
    shadowgate.apply(state, decision.fallback);
  }
});

test('every kind of card has a name, and every reason a clause that is there', () => {
  const kinds = new Set(cards.map(ref => ref.split(':')[0]!));
  const ids = handbook.rules('en').flatMap(({ clauses }) => clauses.map(({ id }) => id));
  for (const locale of LOCALES) expect(new Set(Object.keys(speech(locale).kinds))).toEqual(kinds);
  for (const clause of Object.keys(CLAUSES).flatMap(clausesOf)) expect(ids).toContain(clause);
});
