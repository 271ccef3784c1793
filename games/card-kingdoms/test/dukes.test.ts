import { describe, expect, test } from 'vitest';
import { DUKES } from '../cards/dukes.ts';
import { cardKingdoms } from '../index.ts';
import { table } from './table.ts';
import type { SomeTokens } from './table.ts';

/** The points of seat 0’s Duke when the game has ended. */
function dukePoints(
  id: string,
  cards: readonly string[],
  purse: SomeTokens,
  leftovers = 'pooled',
): number {
  const t = table({ leftovers, first: 1, own: [...cards] }).duke(0, id);
  t.leave({ cleric: 0, rogue: 0, archer: 0, champion: 0 }).act(0);
  t.choose('gain:gold').purse(0, purse).choose('gain:gold');
  const { scores } = cardKingdoms.outcome(t.state)!;
  return scores[0]!.parts.find(({ say }) => say === 'score-duke')!.points;
}

/** One worker, two soldiers, one shadow, two holy; icons on Domains: one worker, two soldiers, two shadow, one holy. */
const CITIZENS = ['butcher', 'knight', 'archer', 'rogue', 'cleric', 'paladin'];
const DOMAINS = ['darktide-harbour', 'the-violet-thorn', 'foxgrove-palisade'];
// worker 1 + soldier 1 + shadow 1; soldier 1 + holy 1; soldier 1 + shadow 1.
const MONSTERS = ['goblin', 'goblin-mage', 'giant', 'treant'];

/** Icons together: worker 1 + 1, soldier 2 + 3, shadow 1 + 2, holy 2 + 1. */
const [WORKER, SOLDIER, SHADOW, HOLY] = [2, 5, 3, 3];
/** 7 gold (one of them gained by the last action), 5 strength, 3 magic: 15. */
const LEFT: SomeTokens = { gold: 6, strength: 5, magic: 3 };

const CASES: readonly (readonly [string, number, number])[] = [
  // Duke, points for cards, leftovers each.
  ['cornelius-the-dreamer', 3 * 3, 3],
  ['elsyn-saint-of-shadows', 2 * HOLY + 2 * SHADOW, 4],
  ['elisium-the-allsmith', WORKER + SOLDIER + SHADOW + HOLY, 4],
  ['hrothgar-the-conqueror', 2 * 4 + 2, 4],
  ['isabella-the-righteous', SOLDIER + 2 * HOLY, 3],
  ['lekzandr-the-protector', WORKER + 2 * HOLY, 3],
  ['node-master-of-swords', SOLDIER + 2 * SHADOW, 3],
  ['reese-the-firebrand', 6 + 4 + 3, 4],
  ['simon-the-unclean', WORKER + SOLDIER, 2],
  ['waryn-lord-of-rogues', WORKER + 2 * SHADOW, 3],
];

test('CK 1.10 these are all ten Dukes', () => {
  expect(CASES.map(([id]) => id).toSorted()).toEqual(DUKES.map(({ id }) => id).toSorted());
});

describe.each(CASES)('CK 11.2–11.4 %s', (id, forCards, each) => {
  test('scores nothing at the start of a game', () => {
    // The last action brings 1 gold: less than any Duke divides by.
    expect(dukePoints(id, [], {})).toBe(0);
  });

  test('scores its cards and icons, on Citizens and on Domains', () => {
    expect(dukePoints(id, [...CITIZENS, ...DOMAINS, ...MONSTERS], {})).toBe(forCards);
  });

  test(`scores 1 for each full ${each} of the leftovers, all kinds added`, () => {
    expect(dukePoints(id, [], LEFT)).toBe(Math.floor(15 / each));
    expect(dukePoints(id, [], { strength: each - 2 })).toBe(0);
    expect(dukePoints(id, [], { strength: each - 1 })).toBe(1);
  });

  test('CK 17.2 or each kind by itself', () => {
    const expected = Math.floor(7 / each) + Math.floor(5 / each) + Math.floor(3 / each);
    expect(dukePoints(id, [], LEFT, 'per-kind')).toBe(expected);
  });

  test('does not count victory tokens as leftovers', () => {
    expect(dukePoints(id, [], { vp: 50 })).toBe(0);
  });
});

describe('CK 11.3 what is a card of which kind', () => {
  test('a Titan is also a Monster: Hrothgar scores 2 + 1 for it', () => {
    expect(dukePoints('hrothgar-the-conqueror', ['giant'], {})).toBe(3);
    expect(dukePoints('hrothgar-the-conqueror', ['owlbear'], {})).toBe(2);
  });

  test('R7 Reese scores nothing for the Starters', () => {
    expect(dukePoints('reese-the-firebrand', ['peasant'], {})).toBe(1);
  });

  test('Starters have no role icons', () => {
    expect(dukePoints('simon-the-unclean', [], {})).toBe(0);
  });
});
