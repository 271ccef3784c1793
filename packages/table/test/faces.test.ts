import type { Rows } from '@castellan/powers';
import { effectIcons, englishGrammar, iconNames } from '@castellan/powers';
import { describe, expect, test } from 'vitest';
import { wares } from '../gallery/cards.ts';
import { effects } from '../gallery/effects.ts';
import { terms } from '../gallery/terms.ts';
import { cardLabel } from '../src/card/label.ts';
import type { CardFace, GameUi } from '../src/contract.ts';
import {
  badgeOf,
  cardOf,
  drawnFrom,
  facesFrom,
  iconsFrom,
  kindsFrom,
  standInsOf,
  voiceOf,
} from '../src/faces.ts';
import { spoken } from '../src/languages.ts';
import { handbookFrom } from '../src/legend/handbook-from.ts';
import { iconsOn, legendOf } from '../src/legend/legend.ts';
import { logEntry } from '../src/log/entry.ts';
import { rulesSections } from '../src/rules-sections.ts';
import { lastOf, lately } from '../src/scene.ts';

const rows: Rows<typeof terms> = {
  resources: { gold: ['gold', 'gold'], gems: ['gem', 'gems'], points: ['point', 'points'] },
  counts: {
    bakery: { label: 'bakery', each: 'each ware of the bakery' },
    smithy: { label: 'smithy', each: 'each ware of the smithy' },
  },
  timings: {},
  modifiers: {},
  supplies: { ware: { label: 'ware', say: () => 'a ware' } },
  filters: { costAtMost: 'cost at most', stall: { loom: 'of the loom' } },
  places: { hand: { label: 'a card', lose: () => 'discard a card', rob: () => 'rob a card' } },
  actions: { buy: { label: 'buy', say: 'buy a ware' } },
  verbs: { draw: { label: 'draw', say: n => `draw ${n} wares` } },
  signs: {
    opponent: 'opponent',
    owner: 'owner',
    'each-player': 'each player',
    'each-opponent': 'each opponent',
  },
};
const grammar = englishGrammar(rows);
const looks = Object.fromEntries(
  iconNames(terms).map((name, i) => [
    name,
    { picture: `p${i}`, author: 'A', tone: 'gold', shape: 'circle' as const },
  ]),
);
const icon = iconsFrom('Gallery', looks, () => rows);
const voice = voiceOf('en', { grammar, rows });

describe('a face', () => {
  const art = {
    'ware:bun': { picture: 'croissant', field: 'oven' },
    'ware:pie': { picture: 'pie' },
  };
  const speech = () => ({
    called: (id: string) => (id === 'bun' ? 'Bun' : 'Torte'),
    rulings: { 'ware:bun': ['It is warm.'] },
  });
  const rest = { kind: 'Ware', price: [], marks: [], rows: [], sentence: '' };
  const face = facesFrom(art, speech);
  const say = { locale: 'en', values: { cost: 'its cost' } } as const;

  test('has the pictures of its art, the words of its language, rulings and stand-ins if any', () => {
    expect(
      face('ware:bun', { id: 'bun', name: 'Bun', standIns: ['cost', 'age'] }, say, {
        ...rest,
        rulings: ['Eat it.'],
      }),
    ).toEqual({
      ref: 'ware:bun',
      name: 'Bun',
      emblem: 'croissant',
      field: 'oven',
      ...rest,
      rulings: ['Eat it.', 'It is warm.'],
      standIns: ['its cost', 'age'],
    });
    expect(face('ware:pie', { id: 'pie', name: 'Pie' }, say, rest)).toEqual({
      ref: 'ware:pie',
      name: 'Torte',
      printed: 'Pie',
      emblem: 'pie',
      field: 'plain',
      ...rest,
    });
    expect(standInsOf({ standIns: [] }, {})).toEqual({});
    expect(standInsOf({ standIns: ['cost'] }, {})).toEqual({ standIns: ['cost'] });
  });

  test('is found by its ref', () => {
    const draw = drawnFrom(
      [{ id: 'bun' }, { id: 'a:b' }],
      ({ id }, n: number) => `${id} ${n}` as never,
    );
    const found = ['ware:bun', 'ware:a:b', 'ware:pie', 'other:bun', 'bun', ''].map(ref =>
      cardOf(ref, 7, { ware: draw }),
    );
    expect(found).toEqual(['bun 7', 'a:b 7', null, null, null, null]);
  });

  test('is told to those who don’t see it: nothing twice, nothing empty', () => {
    const badge = (label: string) => ({ icon: 'gold', label });
    const told = (more: Partial<CardFace>) =>
      cardLabel({ ...wares[0]!, ...rest, name: 'Bun', ...more });
    expect(told({})).toBe('Bun, Ware.');
    expect(told({ kind: '' })).toBe('Bun.');
    expect(
      told({
        corner: '5',
        cornerLabel: 'wakes on 5',
        price: [badge('3 gold'), badge('3 gold'), badge('Ware')],
        marks: [badge('1 point'), badge('worker')],
        sentence: 'Gain 1 gold!',
      }),
    ).toBe('Bun, Ware. Wakes on 5. 3 gold. 1 point, worker. Gain 1 gold!');
    expect(told({ corner: '5' })).toBe('Bun, Ware. 5.');
    expect(told({ sentence: 'gain 1. gold' })).toBe('Bun, Ware. Gain 1. gold.');
  });
});

test('a badge says what it is, and how many', () => {
  expect(badgeOf('gems', voice)).toEqual({ icon: 'gems', label: 'gems' });
  expect(badgeOf('gems', voice, 0)).toEqual({ icon: 'gems', text: '0', label: '0 gems' });
});

test('an icon has the look and the name of the vocabulary; one that is not there is named', () => {
  expect(icon('gems', 'en')).toEqual({
    picture: 'p1',
    tone: 'gold',
    shape: 'circle',
    label: 'gems',
  });
  for (const name of ['wood', 'toString', 'count:nobody'])
    expect(() => icon(name, 'en')).toThrow(`Gallery has no icon "${name}"`);
  const bare = iconsFrom('Gallery', { wood: looks['gold']! }, () => rows);
  expect(() => bare('wood', 'en')).toThrow('wood');
});

test('kinds have names, or else name themselves', () => {
  const kind = kindsFrom(() => ({ kinds: { ware: 'Wares' } }));
  expect([kind('ware', 'en'), kind('stall', 'en')]).toEqual(['Wares', 'stall']);
});

test('a language is loaded once, and asked for only then', async () => {
  let loads = 0;
  const load = async () => ({ n: ++loads });
  const said = spoken({ en: load, de: load, fr: load });
  expect(() => said('de')).toThrow(`"de" has not been loaded: await load('de') first.`);
  await said.load('de');
  await said.load('de');
  expect([said('de').n, loads]).toEqual([1, 1]);
});

describe('a handbook', () => {
  const faces = effects.map(([name, effect]): CardFace => ({
    ...wares[0]!,
    ref: `ware:${name}`,
    marks: [{ icon: 'points', text: '1', label: '1 point' }],
    rows: [{ icons: effectIcons(effect) }],
  }));
  const ui = {
    cards: [...faces.map(({ ref }) => ref), 'ware:none'],
    card: (ref: string) => faces.find(face => face.ref === ref) ?? null,
    icon,
  };
  const meanings = Object.fromEntries(
    ['gold', 'gems', 'points', 'filter:costAtMost', 'filter:stall:loom', 'place:hand'].map(name => [
      name,
      `It is ${name}.`,
    ]),
  ) as never;
  const texts = {
    rules: [
      { id: 'b', title: 'B', clauses: { '2.1': 'Two.' } },
      { id: 'a', title: 'A', clauses: { '1.10': 'Ten.', '1.2': 'One.' } },
    ],
    lessons: ['Look.', 'Buy it.'],
    rows,
    grammar,
    meanings,
  } as const;
  const handbook = handbookFrom({
    book: 'GA',
    pictured: { '1.2': ['ware:gain'] },
    ui,
    terms,
    course: {
      settings: { players: 2 },
      seed: 's',
      seat: 1,
      steps: [{}, { choose: 'buy', ref: 'x' }],
    },
    texts: Object.assign(() => texts, { load: async () => {} }) as never,
  });

  test('has its rules in the order of their numbers, with their cards', () => {
    expect(handbook.rules('en')).toEqual([
      {
        id: 'a',
        title: 'A',
        clauses: [
          { id: 'GA 1.2', text: 'One.', cards: ['ware:gain'] },
          { id: 'GA 1.10', text: 'Ten.', cards: [] },
        ],
      },
      { id: 'b', title: 'B', clauses: [{ id: 'GA 2.1', text: 'Two.', cards: [] }] },
    ]);
  });

  test('has a lesson for each step', () => {
    expect(handbook.tutorial('en')).toEqual({
      settings: { players: 2 },
      seed: 's',
      seat: 1,
      lessons: [{ text: 'Look.' }, { choose: 'buy', ref: 'x', text: 'Buy it.' }],
    });
  });

  test('explains every icon that a card shows, in its group', async () => {
    await handbook.load('en');
    // There are no times in these terms: a group without an entry is not shown.
    expect(handbook.legend('en').map(({ of }) => of)).toEqual([
      'resources',
      'signs',
      'actions',
      'counts',
      'joints',
    ]);
    const entries = handbook
      .legend('en')
      .flatMap(({ of, entries: all }) => all.map(entry => ({ of, ...entry })));
    const lines = entries.map(
      ({ of, icons, shown: drawn, name, meaning }) =>
        `${of}: ${icons.join(' ')} ${JSON.stringify(drawn)} ${name}: ${meaning}`,
    );
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "resources: gold {"icon":"gold","n":null} Gold: It is gold.
      resources: gems {"icon":"gems","n":null} Gems: It is gems.
      resources: points {"icon":"points","n":null} Points: It is points.
      signs: opponent {"icon":"opponent","n":null} Opponent: You choose the opponent.
      signs: each-opponent {"icon":"each-opponent","n":null} Each opponent: Every opponent does it, going round the table.
      actions: card:ware {"card":"ware","filter":{}} Ware: Take a ware for free.
      actions: filter:costAtMost {"icon":"filter:costAtMost","n":2} Cost at most: It is filter:costAtMost.
      actions: filter:stall:loom {"icon":"filter:stall:loom","n":null} Of the loom: It is filter:stall:loom.
      actions: place:hand {"icon":"place:hand","n":null} A card: It is place:hand.
      actions: action:buy {"icon":"action:buy","n":null} Buy: You may buy a ware.
      actions: verb:draw {"icon":"verb:draw","n":2} Draw: Draw 2 wares.
      counts: count:bakery {"icon":"count:bakery","n":3} Bakery: For each ware of the bakery.
      counts: count:smithy {"icon":"count:smithy","n":null} Smithy: For each ware of the smithy.
      joints: plus {"operator":"plus"} And: You get or do both, in this order.
      joints: or {"operator":"or"} Or: You choose one of the two.
      joints: may {"operator":"may"} May: You can do it, but you don’t have to.
      joints: per {"operator":"per"} For each: Once for each of what follows.
      joints: pay {"operator":"pay"} Pay, to get: You may pay what comes before it to get what comes after it.
      joints: from {"operator":"from"} From: You take it from the player named next.
      joints: at-most {"operator":"at-most"} At most: Up to this many; you may take fewer.
      joints: at-least {"operator":"at-least"} At least: Only if you have this many or more.
      joints: lost {"operator":"lost"} Lose: You lose what follows.
      joints: open {"operator":"open"} Together: Everything between the brackets belongs together.
      joints: close {"operator":"close"} Together: Everything between the brackets belongs together."
    `);
    const shown = new Set(entries.flatMap(({ icons }) => icons));
    expect([...iconsOn(ui, 'en').keys()].filter(name => !shown.has(name))).toEqual([]);
  });

  test('gives icons that look the same one entry, and names one that nothing explains', async () => {
    await handbook.load('en');
    const same = { ...ui, icon: () => ({ picture: 'p', tone: 't', shape: 's', label: 'l' }) };
    const all = legendOf(same, 'en', { terms, rows, grammar, meanings }).flatMap(
      one => one.entries,
    );
    expect(all[0]!.icons.slice(0, 3)).toEqual(['gold', 'gems', 'points']);
    expect(() => legendOf(ui, 'en', { terms, rows, grammar, meanings: {} as never })).toThrow(
      'the legend does not say what "gold" means',
    );
    const drawn = { ...ui, row: () => [{ icon: 'gems', n: 9 }] };
    expect([
      ...iconsOn(drawn as Pick<GameUi, 'cards' | 'card' | 'row' | 'icon'>, 'en').keys(),
    ]).toEqual(['gold', 'points', 'gems']);
  });
});

describe('the log', () => {
  const table = {
    locale: 'en',
    who: String,
    ui: { words: () => ({ say: () => 'Pay 2 gold' }) },
  } as never;

  test('has an entry for each event, and knows whose it is', () => {
    expect(logEntry(table, { say: 'x', seat: 1 }, 7)).toEqual({
      key: 7,
      seat: 1,
      parts: ['Pay 2\u00a0gold'],
    });
    expect(logEntry(table, { say: 'x', seat: 'none' }, 'k').seat).toBeUndefined();
    const parts = () => ['3 cards: ', { text: '2 gold', ref: 'x' }];
    const told = {
      locale: 'en',
      who: String,
      ui: { words: () => ({ say: () => '', parts }) },
    } as never;
    expect(logEntry(told, { say: 'x' }, 1).parts).toEqual([
      '3\u00a0cards: ',
      { text: '2\u00a0gold', ref: 'x' },
    ]);
  });

  test('is read from its end: what these did last, or one of them', () => {
    const log = [
      [{ say: 'a', seat: 0, n: 1 }],
      [
        { say: 'a', seat: 1, n: 2 },
        { say: 'b', seat: 0, n: 3 },
      ],
    ];
    const last = (kinds: string[], seat?: number) => lastOf(log, kinds, seat)?.['n'] ?? null;
    expect([last(['a']), last(['a'], 0), last(['a', 'b'], 0), last(['b'], 1), last([])]).toEqual([
      2,
      1,
      3,
      null,
      null,
    ]);
    const long = Array.from({ length: 130 }, (_, n) => [{ say: 'a', n }]);
    expect([lately(long).length, lately(long)[0]!['n'], lately()]).toEqual([120, 10, []]);
  });
});

test('sections and clauses come in the order of their numbers, ten after nine', () => {
  const sections = rulesSections(
    'X',
    [
      { id: 'late', title: 'Late', clauses: { '10.2': 'd', '9.10': 'c', '9.9': 'b' } },
      { id: 'early', title: 'Early', clauses: { '1.1': 'a' } },
    ],
    { '9.9': ['card:b'] },
  );
  expect(sections.map(({ id }) => id)).toEqual(['early', 'late']);
  expect(sections[1]!.clauses).toEqual([
    { id: 'X 9.9', text: 'b', cards: ['card:b'] },
    { id: 'X 9.10', text: 'c', cards: [] },
    { id: 'X 10.2', text: 'd', cards: [] },
  ]);
});
