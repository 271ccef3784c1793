import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { iconNames, effectIcons } from '@castellan/powers';
import type { Icon } from '@castellan/powers';
import { beatsOf } from '@castellan/table';
import { LOCALES } from '@castellan/table/languages';
import { beatFaults, carried, handbookFaults, stageFaults } from '@castellan/table/testing';
import { describe, expect, it } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { counts } from '../counts.ts';
import { events } from '../events.ts';
import { cardKingdoms } from '../index.ts';
import art from './art.json' with { type: 'json' };
import { card, cards, row } from './faces.ts';
import { carries } from './carries.ts';
import { flights } from './flights.ts';
import { icons as looks } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';
import { handbook } from './handbook.ts';
import { CLAUSES, clausesOf } from './index.tsx';
import { icon, speech } from './speech.ts';
import { stage } from './stage.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

type Art = Readonly<Record<string, { readonly picture: string; readonly author: string }>>;

const known: Readonly<Record<string, unknown>> = set.icons;

/** Every icon that a row of these may ask the table to draw. */
function asked(row: readonly Icon[]): string[] {
  return row.flatMap(one => {
    if ('icon' in one) return [one.icon];
    if ('operator' in one) return [];
    return [
      `card:${one.card}`,
      ...Object.entries(one.filter).map(([key, value]) =>
        typeof value === 'number' ? `filter:${key}` : `filter:${key}:${value}`,
      ),
    ];
  });
}

describe('emblems', () => {
  it('are there for every card, and for nothing else', () => {
    expect(Object.keys(art).toSorted()).toEqual([...cards].toSorted());
    expect(cards.length).toBe(CITIZENS.length + MONSTERS.length + DOMAINS.length + DUKES.length);
  });

  it('are all different', () => {
    const pictures = Object.values(art as Art).map(({ picture }) => picture);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('exist in the set, each with its author', () => {
    const all = [...Object.values(art as Art), ...Object.values(looks as Art)];
    expect(all.filter(({ picture }) => known[picture] === undefined)).toEqual([]);
    expect(all.filter(({ author }) => author === '')).toEqual([]);
  });
});

describe('icons', () => {
  it('are those of the vocabulary', () => {
    expect(Object.keys(looks).toSorted()).toEqual(iconNames(terms).toSorted());
  });

  it('are there for everything that a fold can yield', () => {
    const effects = [
      ...CITIZENS.flatMap(one => [one.onTurn, one.offTurn]),
      ...MONSTERS.map(one => one.reward),
      ...DOMAINS.flatMap(({ power }) => ('at' in power ? [power.effect] : [])),
      ...DUKES.map(one => one.score),
    ];
    const names = [
      ...effects.flatMap(effect => asked(effectIcons(effect))),
      ...Object.keys(counts).map(count => `count:${count}`),
    ];
    // An icon that isn't there throws, and says which.
    for (const locale of LOCALES)
      expect(names.filter(name => icon(name, locale).label === '')).toEqual([]);
  });
});

describe.each(LOCALES)('the cards in %s', locale => {
  it.each(cards)('%s has a face whose icons are known', ref => {
    const face = card(ref, locale)!;
    const badges = [...face.price, ...face.marks];
    const said = [face.kind, face.sentence, ...badges.map(({ label }) => label)];
    expect(face.ref).toBe(ref);
    expect(face.sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(said.filter(text => text === '' || /undefined|NaN/.test(text))).toEqual([]);
    expect(face.rows.length).toBeGreaterThan(0);
    const names = [
      ...badges.map(badge => badge.icon),
      ...face.rows.flatMap(row => asked(row.icons)),
    ];
    expect(names.map(name => icon(name, locale).picture)).not.toContain('');
  });

  it('are rare: nothing else has a face', () => {
    for (const ref of ['token:gold', 'seat:0', 'citizen:nobody', 'monsters', ''])
      expect(card(ref, locale)).toBeNull();
  });
});

it('rulings are about cards of the game', () => {
  for (const ref of Object.keys(speech('en').rulings)) expect(cards).toContain(ref);
});

describe('the rules', () => {
  it('have the same clauses in both languages, each once', () => {
    const ids = LOCALES.map(locale =>
      handbook.rules(locale).flatMap(one => [one.id, ...one.clauses.map(({ id }) => id)]),
    );
    expect(ids[1]).toEqual(ids[0]);
    expect(new Set(ids[0]).size).toBe(ids[0]!.length);
  });
});

it('CK 7.4, 13.13 the rules say when a new Citizen harvests, and that alone it is the same round', () => {
  const alone = {
    en: /alone.*same round/i,
    de: /allein.*derselben Runde/i,
    fr: /solitaire.*même manche/i,
  };
  for (const locale of LOCALES) {
    const clauses = handbook.rules(locale).flatMap(section => section.clauses);
    const text = (id: string): string => clauses.find(clause => clause.id === id)?.text ?? '';
    expect(text('CK 7.4')).toMatch(alone[locale]);
    expect(text('CK 13.13')).not.toBe('');
  }
});

it('every kind of card has a name, and every reason a clause that is there', () => {
  const kinds = new Set(cards.map(ref => ref.split(':')[0]!));
  const ids = handbook.rules('en').flatMap(({ clauses }) => clauses.map(({ id }) => id));
  for (const locale of LOCALES) expect(new Set(Object.keys(speech(locale).kinds))).toEqual(kinds);
  for (const clause of Object.keys(CLAUSES).flatMap(clausesOf)) expect(ids).toContain(clause);
});

describe('flights', () => {
  const tokens = { gold: 2, strength: 0, magic: 1, vp: 0 };
  it.each([
    [
      { say: 'citizen-gained', seat: 1, citizen: 'cleric' },
      [{ from: 'center:citizen:cleric', to: 'seat:1', card: 'citizen:cleric' }],
    ],
    [
      { say: 'slain', seat: 0, monster: 'goblin', tokens: { ...tokens, gold: 0 } },
      [
        { from: 'seat:0', to: 'token:magic', token: 'magic', n: 1 },
        { from: 'center:monster:goblin', to: 'seat:0', card: 'monster:goblin' },
      ],
    ],
    [
      // Gold comes from those who show gold; nobody here shows magic.
      { say: 'harvested', seat: 2, tokens, cards: { 'starter-peasant': 1, butcher: 1 } },
      [
        ...['starter-peasant', 'butcher'].map(id => ({
          from: `tableau:2:citizen:${id}`,
          orFrom: 'token:gold',
          to: 'seat:2',
          token: 'gold',
          n: 1,
        })),
        { from: 'token:magic', orFrom: 'token:magic', to: 'seat:2', token: 'magic', n: 1 },
      ],
    ],
    [
      { say: 'paid', seat: 0, tokens },
      [
        { from: 'seat:0', to: 'token:gold', token: 'gold', n: 2 },
        { from: 'seat:0', to: 'token:magic', token: 'magic', n: 1 },
      ],
    ],
    [
      { say: 'took', seat: 0, from: 1, token: 'gold', n: 3 },
      [{ from: 'seat:1', to: 'seat:0', token: 'gold', n: 3 }],
    ],
    [{ say: 'took', seat: 0, from: 1, token: 'gold', n: 0 }, []],
    [
      { say: 'took', seat: 0, from: -1, token: 'magic', n: 3 },
      [{ from: 'token:magic', to: 'seat:0', token: 'magic', n: 3 }],
    ],
    [
      { say: 'citizen-captured', citizen: 'knight' },
      [{ from: 'center:citizen:knight', to: 'seat:-1', card: 'citizen:knight' }],
    ],
    [
      { say: 'monster-returned', seat: 0, monster: 'troll' },
      [{ from: 'seat:0', to: 'center:monster:troll', card: 'monster:troll' }],
    ],
    [{ say: 'turn', seat: 0, turn: 1 }, []],
  ])('%o', (event, expected) => {
    expect(flights[event.say]?.(event) ?? []).toEqual(expected);
  });
});

it('every zone has its place on every screen, and none covers another', () => {
  expect(stageFaults(stage, [1, 2, 3, 4, 5])).toEqual([]);
});

it('whole games are shown in the order in which they happen, and in time', () => {
  expect(beatFaults(cardKingdoms, { beats: beatsOf(events), flights }, [1, 2, 5])).toEqual([]);
});

// Each is an option that is offered, and what is asked next is what was meant.
it('cards and tokens are carried to one’s own place, tokens onto what they pay for', () => {
  const { faults, said, missed } = carried(cardKingdoms, carries, [1, 2, 4], 400);
  expect(faults).toEqual([]);
  expect(missed).toEqual([]);
  expect(said).toEqual(['build', 'gain-resource', 'pay-share', 'recruit', 'slay', 'take-citizen']);
});

it.each(LOCALES)('the handbook leaves no icon of a card unexplained: %s', locale => {
  expect(handbookFaults({ card, cards, row, icon }, handbook, locale)).toEqual([]);
});
