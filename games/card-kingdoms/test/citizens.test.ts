import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import type { SomeTokens } from './table.ts';
import { table } from './table.ts';

/** By Citizen: a setup that has it. */
const SETUP: Readonly<Record<string, string>> = {
  cleric: 'first-game',
  monk: 'glittering-gold',
  merchant: 'first-game',
  blacksmith: 'monster-blood',
  mercenary: 'first-game',
  alchemist: 'glittering-gold',
  archer: 'first-game',
  wizard: 'mastery-over-magic',
  peasant: 'first-game',
  knight: 'first-game',
  rogue: 'first-game',
  thief: 'mastery-over-magic',
  champion: 'first-game',
  warlord: 'monster-blood',
  paladin: 'first-game',
  priestess: 'monster-blood',
  butcher: 'first-game',
  miner: 'monster-blood',
};

/** Dice that activate the Citizen and, if possible, no Starter. */
const DICE: Readonly<Record<string, readonly [number, number]>> = {
  cleric: [1, 2],
  monk: [1, 2],
  merchant: [2, 1],
  blacksmith: [2, 1],
  mercenary: [3, 1],
  alchemist: [3, 1],
  archer: [4, 3],
  wizard: [4, 3],
  peasant: [5, 2],
  knight: [6, 2],
  rogue: [3, 4],
  thief: [3, 4],
  champion: [4, 4],
  warlord: [4, 4],
  paladin: [6, 3],
  priestess: [6, 4],
  butcher: [6, 5],
  miner: [6, 6],
};

interface Case {
  readonly id: string;
  readonly price: number;
  readonly role: string;
  readonly before: SomeTokens;
  /** The tokens after the left power, and the answers that it needs. */
  readonly left: SomeTokens;
  readonly leftBy?: string;
  readonly right: SomeTokens;
  readonly rightBy?: string;
}

const CASES: readonly Case[] = [
  { id: 'cleric', price: 3, role: 'holy', before: {}, left: { magic: 3 }, right: { magic: 1 } },
  {
    id: 'monk',
    price: 3,
    role: 'holy',
    before: { gold: 1 },
    left: { gold: 2, magic: 2 },
    right: { gold: 0, magic: 2 },
    rightBy: 'monk',
  },
  {
    id: 'merchant',
    price: 2,
    role: 'worker',
    before: {},
    left: { gold: 0, magic: 2 },
    leftBy: 'merchant:magic',
    right: { gold: 1 },
  },
  { id: 'blacksmith', price: 3, role: 'worker', before: {}, left: { gold: 0 }, right: { gold: 1 } },
  {
    id: 'mercenary',
    price: 3,
    role: 'shadow',
    before: { strength: 1 },
    left: { gold: 1, strength: 2 },
    right: { gold: 2, strength: 0 },
    rightBy: 'mercenary',
  },
  {
    id: 'alchemist',
    price: 3,
    role: 'shadow',
    before: { gold: 1, magic: 1 },
    left: { gold: 0, magic: 4 },
    leftBy: 'alchemist',
    right: { gold: 3, magic: 0 },
    rightBy: 'alchemist',
  },
  {
    id: 'archer',
    price: 4,
    role: 'soldier',
    before: {},
    left: { strength: 2 },
    right: { strength: 1 },
  },
  {
    id: 'wizard',
    price: 4,
    role: 'soldier',
    before: {},
    left: { strength: 1, magic: 1 },
    right: { strength: 0, magic: 1 },
  },
  // With the Starter Peasant, with the Starter Knight.
  { id: 'peasant', price: 2, role: 'worker', before: {}, left: { gold: 2 }, right: { gold: 2 } },
  {
    id: 'knight',
    price: 2,
    role: 'soldier',
    before: {},
    left: { strength: 2 },
    right: { strength: 2 },
  },
  {
    id: 'rogue',
    price: 2,
    role: 'shadow',
    before: {},
    left: { strength: 2, gold: 2 },
    right: { strength: 1, gold: 1 },
  },
  {
    id: 'thief',
    price: 2,
    role: 'shadow',
    before: {},
    left: { gold: 2 },
    leftBy: 'take:gold:2',
    right: { magic: 2 },
    rightBy: 'thief:magic',
  },
  {
    id: 'champion',
    price: 2,
    role: 'soldier',
    before: { gold: 1 },
    left: { gold: 1, strength: 4 },
    right: { gold: 0, strength: 4 },
    rightBy: 'champion',
  },
  // Itself; the Starter Knight.
  {
    id: 'warlord',
    price: 2,
    role: 'soldier',
    before: {},
    left: { strength: 1 },
    right: { strength: 1 },
  },
  // A 6 wakes the Starter Knight as well: 1 more strength.
  {
    id: 'paladin',
    price: 2,
    role: 'holy',
    before: {},
    left: { strength: 2, magic: 2 },
    right: { strength: 0, magic: 3 },
    rightBy: 'paladin',
  },
  {
    id: 'priestess',
    price: 2,
    role: 'holy',
    before: { magic: 1 },
    left: { strength: 3, magic: 2 },
    right: { strength: 4, magic: 0 },
    rightBy: 'priestess',
  },
  // A 5 wakes the Starter Peasant as well: 1 more gold.
  { id: 'butcher', price: 1, role: 'worker', before: {}, left: { gold: 3 }, right: { gold: 5 } },
  { id: 'miner', price: 1, role: 'worker', before: {}, left: { gold: 1 }, right: { gold: 4 } },
];

test('CK 1.1, 1.7 these are all 18 Citizens', () => {
  expect(CASES.map(({ id }) => id).toSorted()).toEqual(
    CITIZENS.flatMap(card => (card.price === null ? [] : [card.id])).toSorted(),
  );
  expect(CITIZENS.slice(0, 18).every(card => card.copies === 6)).toBe(true);
});

describe.each(CASES)(
  'CK 1.7, 15 $id',
  ({ id, price, role, before, left, leftBy, right, rightBy }) => {
    const [first, second] = DICE[id]!;

    test('on its owner’s turn', () => {
      const t = table({ setup: SETUP[id]! }).give(0, id).purse(0, before).roll(first, second, 0);
      if (leftBy !== undefined) t.choose(leftBy, 0);
      t.expect(0).has(left);
    });

    test('on the turn of another', () => {
      const t = table({ setup: SETUP[id]! }).give(0, id).purse(0, before).roll(first, second, 1);
      if (rightBy !== undefined) t.choose(rightBy, 0);
      t.expect(0).has(right);
    });

    test('its price and its role', () => {
      const t = table({ setup: SETUP[id]! }).purse(0, { gold: 20 }).act();
      const surcharge = id === 'peasant' || id === 'knight' ? 1 : 0;
      expect(t.cost(`recruit:${id}`)).toEqual({ gold: price + surcharge });
      expect(CITIZENS.find(card => card.id === id)!.role).toBe(role);
    });
  },
);

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

describe('the other choices', () => {
  test('the Merchant’s gold', () => {
    table()
      .give(0, 'merchant')
      .purse(0, {})
      .roll(2, 1)
      .choose('merchant:gold', 0)
      .expect(0)
      .has({ gold: 2, magic: 0 });
  });

  test('CK 15.4 the Thief off turn: gold', () => {
    table({ setup: 'mastery-over-magic' })
      .give(0, 'thief')
      .purse(0, {})
      .roll(3, 4, 1)
      .choose('thief:gold', 0)
      .expect(0)
      .has({ gold: 2, magic: 0 });
  });
});

describe('CK 15.11 what is counted', () => {
  test('Blacksmith: Soldier Citizens, not the Starter Knight, not the Soldier icons of Domains', () => {
    const t = table({ setup: 'monster-blood' })
      .give(0, 'blacksmith', 'archer', 'knight', 'warlord', 'blood-crow-army')
      .purse(0, {})
      .roll(2, 1);
    t.expect(0).has({ gold: 3 });
  });

  test('two Blacksmiths each count by themselves', () => {
    table({ setup: 'monster-blood' })
      .give(0, 'blacksmith', 'blacksmith', 'archer', 'archer')
      .purse(0, {})
      .roll(2, 1)
      .expect(0)
      .has({ gold: 4 });
  });

  test('Warlord, left: Soldier Citizens and itself, but no Starter and no Domain', () => {
    table({ setup: 'monster-blood' })
      .give(0, 'warlord', 'knight', 'archer', 'blood-crow-army')
      .purse(0, {})
      .roll(4, 4)
      .expect(0)
      .has({ strength: 3 + 2 * 2 });
  });

  test('Warlord, right: cards named Knight, also the Starter', () => {
    const t = table({ setup: 'monster-blood' })
      .give(0, 'warlord', 'knight', 'knight', 'champion')
      .purse(0, {})
      .roll(5, 3, 1);
    t.expect(0).has({ strength: 3 });
  });

  test('Butcher: Worker Citizens and itself, but no Starter and no Domain', () => {
    const t = table()
      .give(0, 'butcher', 'butcher', 'merchant', 'halfpenny-hill')
      .purse(0, {})
      .roll(6, 6);
    // Three Workers, 2 gold each, for each of two Butchers; Halfpenny Hill at the start of the actions.
    t.expect(0).has({ gold: 12 + 1 });
  });

  test('Miner: 1 gold and 1 for each Domain', () => {
    const t = table({ setup: 'monster-blood' })
      .give(0, 'miner', 'blood-crow-army', 'gargans-embrace', 'the-orb-of-urdr')
      .purse(0, {})
      .roll(5, 6);
    t.expect(0).has({ gold: 1 + 3 + 1 });
  });
});
