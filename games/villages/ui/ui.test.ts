// What the browser shows: every card has its emblem and its face, every icon its picture, every flight its ends.
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { handled } from '@castellan/kernel';
import { iconNames } from '@castellan/powers';
import type { Icon } from '@castellan/powers';
import type { CardFace } from '@castellan/table';
import { actionsOf, beatsOf } from '@castellan/table';
import { LOCALES } from '@castellan/table/languages';
import { describe, expect, test } from 'vitest';
import { events } from '../events.ts';
import { villages } from '../index.ts';
import { table } from '../test/table.ts';
import { icons as looks } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';
import art from './art.json' with { type: 'json' };
import { CLAUSES, clausesOf } from './clauses.ts';
import { card, cards } from './faces.ts';
import { flights } from './flights.ts';
import { icon } from './icons.ts';
import { coinsFor, sceneOf, standings } from './scene.ts';
import { tileFace } from './tiles.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

type Art = Readonly<Record<string, { readonly picture: string; readonly author: string }>>;

const known: Readonly<Record<string, unknown>> = set.icons;
const named = (row: readonly Icon[]): string[] =>
  row.flatMap(one => ('icon' in one ? [one.icon] : []));
const drawnOn = ({ price, marks, rows }: CardFace): string[] => [
  ...[...price, ...marks].map(badge => badge.icon),
  ...rows.flatMap(row => named(row.icons)),
];

describe('emblems', () => {
  test('are there for every card, and for nothing else', () => {
    expect(Object.keys(art).toSorted()).toEqual([...cards].toSorted());
    expect(cards.length).toBe(40 + 16 + 5);
  });

  test('are all different', () => {
    const pictures = Object.values(art as Art).map(({ picture }) => picture);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('exist in the set, each with its author', () => {
    const all = [...Object.values(art as Art), ...Object.values(looks as Art)];
    expect(all.filter(({ picture }) => known[picture] === undefined)).toEqual([]);
    expect(all.filter(({ author }) => author === '')).toEqual([]);
  });
});

test('icons are those of the vocabulary', () => {
  expect(Object.keys(looks).toSorted()).toEqual(iconNames(terms).toSorted());
});

describe.each(LOCALES)('the cards in %s', locale => {
  test.each(cards)('%s has a face whose icons are known', ref => {
    const face = card(ref, locale)!;
    const badges = [...face.price, ...face.marks];
    const said = [face.kind, face.sentence, ...badges.map(({ label }) => label)];
    expect(face.ref).toBe(ref);
    expect(face.sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(said.filter(text => text === '' || /undefined|NaN/.test(text))).toEqual([]);
    expect(drawnOn(face).map(name => icon(name, locale).picture)).not.toContain('');
  });

  test('are rare: nothing else has a face', () => {
    for (const ref of ['seat:0', 'deck', 'pile:0', 'hand:', 'building:nothing', 'castle:9', ''])
      expect(card(ref, locale)).toBeNull();
  });
});

describe('tiles', () => {
  test('say when a power works, and what a card can become', () => {
    const farm = tileFace('building:farm', 'en', 'open', false);
    expect(farm.rows.map(row => [row.sign, ...named(row.icons)])).toEqual([
      ['at:build', 'food'],
      [undefined, 'food'],
    ]);
  });

  test('of a village no longer have a cost or a resource', () => {
    const farm = tileFace('building:farm', 'en', 'built', false);
    expect(farm.price).toEqual([]);
    expect(farm.rows.length).toBe(1);
  });

  test('that are small have the resource as a mark; folded, their power waits for the zoom', () => {
    const small = tileFace('building:farm', 'en', 'open', true);
    expect(tileFace('building:farm', 'en', 'folded', true).rows).toEqual([]);
    expect(small.marks.map(mark => mark.icon)).toEqual(['vp', 'food', 'type:worker']);
    expect(small.rows.map(row => [row.sign, ...named(row.icons)])).toEqual([['at:build', 'food']]);
    expect(tileFace('building:temple', 'en', 'open', true).rows).toEqual([]);
  });
});

describe('what the table works out', () => {
  const seen = (t: ReturnType<typeof table>, seat: number) =>
    sceneOf({
      view: villages.view(t.state, seat),
      viewer: seat,
      decision: null,
      locale: 'en',
      who: at => `${at}`,
      log: [t.events],
    });

  test('a Building takes a coin for each icon that no power provides', () => {
    const t = table(2).give(0, { buildings: ['farm'] });
    const at = (id: string): number => t.game.legend.numbers['building']!.indexOf(id);
    expect(coinsFor(t.player(0), at('tannery'))).toBe(0);
    expect(coinsFor(t.player(0), at('stables'))).toBe(1);
    expect(coinsFor(t.player(1), at('stables'))).toBe(2);
  });

  test('who leads, who is asked and who waits', () => {
    const t = table(3).play('harvest', 'deck', 'deck', 'deck');
    expect(standings(seen(t, 0))).toEqual([
      { seat: 0, stand: 'led' },
      { seat: 1, stand: 'follows' },
      { seat: 2, stand: 'waits' },
    ]);
    t.choose('decline');
    expect(standings(seen(t, 0))[1]).toEqual({ seat: 1, stand: 'declined' });
  });
});

test('rulings are about cards of the game', () => {
  for (const ref of Object.keys(speech('en').rulings)) expect(cards).toContain(ref);
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
      { say: 'coin-laid', seat: 0, owner: 1, resource: 'wood' },
      [{ from: 'gold:0', to: 'resource:1:wood', token: 'gold', n: 1 }],
    ],
    [
      { say: 'drew', seat: 1, card: null },
      [{ from: 'deck', to: 'hand-of:1', token: 'card', n: 1 }],
    ],
    [
      { say: 'drew', seat: 0, card: 'farm' },
      [{ from: 'deck', to: 'hand:building:farm', card: 'building:farm' }],
    ],
    [
      { say: 'built', seat: 0, card: 'farm' },
      [
        { from: 'site', to: 'village:0:building:farm', card: 'building:farm' },
        { from: 'site', to: 'seat:0', card: 'building:farm' },
      ],
    ],
    [{ say: 'turn', seat: 0, turn: 1 }, []],
  ])('%o', (event, expected) => {
    expect(handled<typeof events, unknown>(flights, event) ?? []).toEqual(expected);
  });

  test('moves are things that are told', () => {
    const say = (name: string): string =>
      villages.words['en']!.say(
        { say: name, seat: 0, from: 1, action: 'tax', card: 'farm', resource: 'food', gold: 1 },
        seat => `${seat}`,
      );
    for (const name of actionsOf(beatsOf(events))) expect(say(name)).not.toBe('');
  });
});

test('every option is about a thing that the board draws, or has a button', () => {
  const places =
    /^(action:\w+|hand:building:[\w-]+|pool:adventurer:[\w-]+|village:\d:(building|adventurer):[\w-]+|pile:\d|deck|castle:\d|resource:\d:\w+|seat:\d|turn|ahead)$/;
  for (const players of [1, 3]) {
    const state = villages.setup({ players }, 'refs');
    for (let n = 0; n < 300; n++) {
      const [decision] = villages.pending(state);
      if (decision === undefined) break;
      for (const { ref, id } of decision.options)
        if (id !== 'done' && id !== 'pass')
          expect([id, ref]).toEqual([id, expect.stringMatching(places)]);
      const open = decision.options.filter(option => option.blocked === undefined);
      villages.apply(state, {
        decision: decision.id,
        picks: [open[(n * 7) % open.length]!.id],
      });
    }
  }
});
