import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import type { SomeTokens, Wishes } from './table.ts';
import { table } from './table.ts';

/**
 * A setup that has the Citizen; dice that activate it and, if possible, no Starter; its price and role; the tokens before. Then
 * what its left power leaves, and its right power, each with the answer that it needs. A 5 wakes the Starter Peasant as well (1
 * more gold), a 6 the Starter Knight (1 more strength).
 */
const CASES = `
  cleric      first-game          1 2  3 holy     0g    | 3m                      | 1m
  monk        glittering-gold     1 2  3 holy     1g    | 2g 2m                   | 0g 2m  monk
  merchant    first-game          2 1  2 worker   0g    | 0g 2m    merchant:magic | 1g
  blacksmith  monster-blood       2 1  3 worker   0g    | 0g                      | 1g
  mercenary   first-game          3 1  3 shadow   1s    | 1g 2s                   | 2g 0s  mercenary
  alchemist   glittering-gold     3 1  3 shadow   1g 1m | 0g 4m    alchemist      | 3g 0m  alchemist
  archer      first-game          4 3  4 soldier  0g    | 2s                      | 1s
  wizard      mastery-over-magic  4 3  4 soldier  0g    | 1s 1m                   | 0s 1m
  peasant     first-game          5 2  2 worker   0g    | 2g                      | 2g
  knight      first-game          6 2  2 soldier  0g    | 2s                      | 2s
  rogue       first-game          3 4  2 shadow   0g    | 2s 2g                   | 1s 1g
  thief       mastery-over-magic  3 4  2 shadow   0g    | 2g       take:gold:2    | 2m     thief:magic
  champion    first-game          4 4  2 soldier  1g    | 1g 4s                   | 0g 4s  champion
  warlord     monster-blood       4 4  2 soldier  0g    | 1s                      | 1s
  paladin     first-game          6 3  2 holy     0g    | 2s 2m                   | 0s 3m  paladin
  priestess   monster-blood       6 4  2 holy     1m    | 3s 2m                   | 4s 0m  priestess
  butcher     first-game          6 5  1 worker   0g    | 3g                      | 5g
  miner       monster-blood       6 6  1 worker   0g    | 1g                      | 4g`
  .trim()
  .split('\n')
  .map(line => {
    const [card, left, right] = line.split('|');
    const [id = '', setup = '', first, second, price, role] = card!.trim().split(/\s+/);
    const dice = [Number(first), Number(second)] as const;
    const [onTurn, offTurn] = [result(left!), result(right!)];
    return {
      id,
      setup,
      dice,
      price: Number(price),
      role,
      before: result(card!).has,
      onTurn,
      offTurn,
    };
  });

type Roll = [first: number, second: number, seat: number];

/** The tokens that a part of a line names (`2g 1m`), and the word after them: the answer. */
function result(text: string): { has: SomeTokens; by: string | undefined } {
  const names = { g: 'gold', s: 'strength', m: 'magic' } as const;
  const tokens = [...text.matchAll(/\b(\d)([gsm])\b/g)];
  return {
    has: Object.fromEntries(tokens.map(([, n, letter]) => [names[letter as 'g'], Number(n)])),
    by: /[a-z:]{2,}[\w:]*/.exec(text)?.[0],
  };
}

test('CK 1.1, 1.7 these are all 18 Citizens', () => {
  expect(CASES.map(({ id }) => id).toSorted()).toEqual(
    CITIZENS.flatMap(card => (card.price === null ? [] : [card.id])).toSorted(),
  );
  expect(CITIZENS.slice(0, 18).every(card => card.copies === 6)).toBe(true);
});

describe.each(CASES)('CK 1.7, 15 $id', ({ id, setup, dice, price, role, before, ...after }) => {
  test.each([
    ['its owner’s turn', 0, after.onTurn],
    ['the turn of another', 1, after.offTurn],
  ])('on %s', (_, seat, { has, by }) => {
    const t = table({ setup, own: [id], purse: before }).roll(...dice, seat);
    if (by !== undefined) t.choose(by, 0);
    t.expect(0).has(has);
  });

  test('its price and its role', () => {
    const t = table({ setup }).purse(0, { gold: 20 }).act();
    const surcharge = id === 'peasant' || id === 'knight' ? 1 : 0;
    expect(t.cost(`recruit:${id}`)).toEqual({ gold: price + surcharge });
    expect(CITIZENS.find(card => card.id === id)!.role).toBe(role);
  });
});

describe('the Starters', () => {
  test('CK 4.14 Peasant: 1 gold to a 5, Knight: 1 strength to a 6, on any turn', () => {
    for (const seat of [0, 1]) {
      table().purse(0, {}).roll(5, 2, seat).expect(0).has({ gold: 1, strength: 0 });
      table().purse(0, {}).roll(6, 2, seat).expect(0).has({ gold: 0, strength: 1 });
    }
  });

  test('CK 1.6 they are never for sale', () => {
    const t = table().purse(0, { gold: 20 }).act();
    expect(
      t
        .asks()
        .options.map(({ id }) => id)
        .filter(id => id.includes('starter')),
    ).toEqual([]);
  });
});

test.each<[string, Wishes, string, Roll, string]>([
  ['the Merchant’s gold', {}, 'merchant', [2, 1, 0], 'merchant:gold'],
  [
    'CK 15.4 the Thief off turn: gold',
    { setup: 'mastery-over-magic' },
    'thief',
    [3, 4, 1],
    'thief:gold',
  ],
])('the other choice: %s', (_, wishes, id, roll, answer) => {
  const t = table(wishes).give(0, id).purse(0, {});
  t.roll(...roll)
    .choose(answer, 0)
    .expect(0)
    .has({ gold: 2, magic: 0 });
});

/** The second Butcher counts as well; Halfpenny Hill brings 1 gold at the start of the actions; a 5 wakes the Starter. */
describe('CK 15.11 what is counted', () => {
  test.each<[string, string, string[], Roll, SomeTokens]>([
    [
      'Blacksmith: Soldier Citizens, not the Starter Knight, not the Soldier icons of Domains',
      'monster-blood',
      ['blacksmith', 'archer', 'knight', 'warlord', 'blood-crow-army'],
      [2, 1, 0],
      { gold: 3 },
    ],
    [
      'two Blacksmiths each count on their own',
      'monster-blood',
      ['blacksmith', 'blacksmith', 'archer', 'archer'],
      [2, 1, 0],
      { gold: 4 },
    ],
    [
      'Warlord, left: Soldier Citizens and itself, but no Starter and no Domain',
      'monster-blood',
      ['warlord', 'knight', 'archer', 'blood-crow-army'],
      [4, 4, 0],
      { strength: 3 + 2 * 2 },
    ],
    [
      'Warlord, right: cards named Knight, also the Starter',
      'monster-blood',
      ['warlord', 'knight', 'knight', 'champion'],
      [5, 3, 1],
      { strength: 3 },
    ],
    [
      'Butcher: Worker Citizens and itself, but no Starter and no Domain',
      'first-game',
      ['butcher', 'butcher', 'merchant', 'halfpenny-hill'],
      [6, 6, 0],
      { gold: 12 + 1 },
    ],
    [
      'Miner: 1 gold and 1 for each Domain',
      'monster-blood',
      ['miner', 'blood-crow-army', 'gargans-embrace', 'the-orb-of-urdr'],
      [5, 6, 0],
      { gold: 1 + 3 + 1 },
    ],
  ])('%s', (_, setup, own, roll, has) => {
    const t = table({ setup }).give(0, ...own);
    t.purse(0, {})
      .roll(...roll)
      .expect(0)
      .has(has);
  });
});
