// What the browser shows: every card has its emblem and its face, every flight its ends, every option its thing.
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { QuickChance, randomAnswer } from '@castellan/kernel';
import { iconNames } from '@castellan/powers';
import type { Icon } from '@castellan/powers';
import { LOCALES } from '@castellan/table/languages';
import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { quests } from '../index.ts';
import { terms as vocabulary } from '../vocabulary/terms.ts';
import { citizen, quest } from '../test/table.ts';
import art from './art.json' with { type: 'json' };
import { CLAUSES, clausesOf } from './clauses.ts';
import { card, cards } from './faces.ts';
import { flights } from './flights.ts';
import { fewest, lackOf, questsLost, usualPayers } from './means.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

type Art = Readonly<Record<string, { readonly picture: string; readonly author: string }>>;

const known: Readonly<Record<string, unknown>> = set.icons;
const named = (row: readonly Icon[]): string[] =>
  row.flatMap(one => ('icon' in one ? [one.icon] : []));

describe('emblems', () => {
  test('are there for every card, and for nothing else', () => {
    expect(Object.keys(art).toSorted()).toEqual([...cards].toSorted());
    expect(cards.length).toBe(32 + 32 + 6);
  });

  test('are all different, exist in the set, and have an author', () => {
    const all = Object.values(art as Art);
    expect(new Set(all.map(({ picture }) => picture)).size).toBe(all.length);
    for (const { picture, author } of all)
      expect([picture, picture in known, author !== '']).toEqual([picture, true, true]);
  });
});

describe.each(LOCALES)('the cards in %s', locale => {
  test('all have a face whose icons are known', () => {
    const names = iconNames(vocabulary);
    for (const ref of cards) {
      const face = card(ref, locale)!;
      expect(face.ref).toBe(ref);
      expect(face.sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(JSON.stringify(face)).not.toMatch(/undefined|NaN/);
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
    for (const { id, standIns } of CITIZENS)
      expect(card(`citizen:${id}`, locale)!.standIns?.length ?? 0).toBe(standIns.length);
  });

  test('are the same wherever they lie', () => {
    for (const place of ['hand:monk', 'guild:monk:2', 'line:3:monk', 'tableau:1:citizen:monk'])
      expect(card(place, locale)).toEqual(card('citizen:monk', locale));
    expect(card('tableau:0:quest:rig-the-tournament', locale)).toEqual(
      card('quest:rig-the-tournament', locale),
    );
  });

  test('are rare: nothing else has a face', () => {
    for (const ref of ['seat:0', 'deck:quests', 'hand:nobody', 'quest:', 'line:1', 'monk', ''])
      expect(card(ref, locale)).toBeNull();
  });
});

test('the rules have the same clauses in both languages, each once', () => {
  const all = LOCALES.map(locale =>
    handbook.rules(locale).flatMap(one => [one.id, ...one.clauses.map(({ id }) => id)]),
  );
  expect(all[1]).toEqual(all[0]);
  expect(new Set(all[0]).size).toBe(all[0]!.length);
});

/** The text of a clause in the rules of a language. */
function clause(locale: (typeof LOCALES)[number], id: string): string {
  const clauses = handbook.rules(locale).flatMap(section => section.clauses);
  return clauses.find(one => one.id === `QV ${id}`)!.text;
}

test.each([
  ['en', /still tied, they share/, /Guild Master counts/, /right to left/],
  ['de', /teilt sich den Sieg/, /Gildenmeister zählt/, /rechts nach links/],
  ['fr', /partagent la victoire/, /Maître de guilde compte/, /droite à gauche/],
] as const)(
  'QV 9.5, 10.3, 10.9 a tie can be shared; alone Quests are laid from the right, and the Guild Master counts: %s',
  (locale, shared, counts, laid) => {
    expect(clause(locale, '9.5')).toMatch(shared);
    expect(clause(locale, '10.9')).toMatch(counts);
    expect(clause(locale, '10.3')).toMatch(laid);
  },
);

test.each([
  ['en', /end of the turn/i, /Alone/],
  ['de', /Ende des Zuges/i, /Allein/],
  ['fr', /fin du tour/i, /solitaire/],
] as const)(
  'QV 10.4 alone, no empty place is said to be filled at the end of the turn: %s',
  (locale, end, alone) => {
    const { emptyQuest } = speech(locale).terms;
    expect([emptyQuest(false), emptyQuest(true)]).toEqual([
      expect.stringMatching(end),
      expect.not.stringMatching(end),
    ]);
    expect(clause(locale, '8.1')).toMatch(alone);
    for (const ruling of Object.values(speech(locale).rulings).flat())
      expect(ruling).not.toMatch(end);
  },
);

test('rulings are about cards of the game', () => {
  for (const ref of Object.keys(speech('en').rulings)) expect(cards).toContain(ref);
});

test('every kind of card has a name, and every reason a clause that is there', () => {
  const kinds = new Set(cards.map(ref => ref.split(':')[0]!));
  const clauses = handbook.rules('en').flatMap(section => section.clauses.map(({ id }) => id));
  for (const locale of LOCALES) expect(new Set(Object.keys(speech(locale).kinds))).toEqual(kinds);
  for (const clause of Object.keys(CLAUSES).flatMap(clausesOf)) expect(clauses).toContain(clause);
});

test.each([
  [
    { say: 'drew', seat: 1, citizen: null },
    [{ from: 'deck:citizens', to: 'hand-of:1', token: 'card:citizen', n: 1 }],
  ],
  [
    { say: 'drew', seat: 0, citizen: 'monk' },
    [{ from: 'deck:citizens', to: 'hand:monk', card: 'citizen:monk' }],
  ],
  [
    { say: 'hired', seat: 0, citizen: 'monk', paid: [] },
    [{ from: 'tavern-line', to: 'guild-of:0', card: 'citizen:monk' }],
  ],
  [{ say: 'turn', seat: 0, turn: 1 }, []],
])('what flies: %o', (event, expected) => {
  expect(flights[event.say]?.(event as never) ?? []).toEqual(expected);
});

test('every option is about a thing that the board draws', () => {
  const places =
    /^(hand|guild):[a-z-]+(:\d)?$|^line:\d:[a-z-]+$|^quest:[a-z-]+$|^tableau:\d:citizen:[a-z-]+$|^seat:\d$|^deck:(citizens|quests)$|^action:(hire|reserve|quest)$|^bonus:|^turn$/;
  const chance = new QuickChance(3);
  for (const players of [1, 3]) {
    const state = quests.setup({ players }, 'refs');
    for (let [decision] = quests.pending(state); decision !== undefined;) {
      for (const { ref } of decision.options) expect(ref).toMatch(places);
      quests.apply(state, randomAnswer(decision, chance));
      [decision] = quests.pending(state);
    }
  }
});

describe('means', () => {
  // A Worker, a Shadow, 3 Gold, 1 Strength.
  const ledger = quest('steal-the-barons-ledger');
  const [rogue, miner, monk] = [citizen('rogue'), citizen('miner'), citizen('monk')];

  test('what is lacking', () => {
    expect(lackOf([rogue], ledger)).toEqual({ roles: [1, 0, 0, 0], resources: [2, 0, 0] });
    expect(lackOf([rogue, miner], ledger)).toEqual({ roles: [0, 0, 0, 0], resources: [0, 0, 0] });
  });

  test('the fewest that are enough, beside those who are sent', () => {
    expect(fewest([monk, rogue, miner], ledger)).toEqual([rogue, miner]);
    expect(fewest([monk, miner], ledger, [rogue])).toEqual([miner]);
    expect(fewest([monk, rogue], ledger)).toBeNull();
  });

  test('what would be lost with a Citizen', () => {
    expect(questsLost([rogue, miner, monk], [ledger], miner)).toBe(1);
    expect(questsLost([rogue, miner, monk], [ledger], monk)).toBe(0);
    expect(questsLost([rogue, miner, miner], [ledger], miner)).toBe(0);
  });
});

test('a hire is usually paid from the hand, with what brings least and loses no Quest', () => {
  const knight = CITIZENS.findIndex(({ id }) => id === 'knight');
  const squire = CITIZENS.findIndex(({ id }) => id === 'squire');
  const payers = [
    { ref: 'guild:knight', card: knight, isOfGuild: true },
    { ref: 'hand:squire', card: squire, isOfGuild: false },
    { ref: 'hand:knight', card: knight, isOfGuild: false },
  ];
  const refs = (n: number): string[] => usualPayers(payers, [knight], [], n).map(({ ref }) => ref);
  expect(refs(1)).toEqual(['hand:knight']);
  expect(refs(2)).toEqual(['hand:knight', 'hand:squire']);
  expect(refs(3)).toEqual(['hand:knight', 'hand:squire', 'guild:knight']);
});
