import { describe, expect, test } from 'vitest';
import { MONSTERS } from '../cards/monsters.ts';
import type { SomeTokens } from './table.ts';
import { table } from './table.ts';

const SETUP: Readonly<Record<string, string>> = {
  hills: 'first-game',
  ruins: 'first-game',
  forest: 'first-game',
  valley: 'first-game',
  mountains: 'first-game',
  barrens: 'monster-blood',
  swamp: 'monster-blood',
  caverns: 'glittering-gold',
};

/** Name, area, type, strength, magic, VP, how many of its stack are left when it lies on top. */
type Printed = readonly [string, string, string, number, number, number, number];

const PRINTED: readonly Printed[] = [
  ['goblin', 'hills', 'minion', 1, 0, 1, 3],
  ['goblin-mage', 'hills', 'titan', 3, 0, 2, 2],
  ['goblin-king', 'hills', 'boss', 6, 0, 4, 1],
  ['skeleton', 'ruins', 'minion', 2, 0, 2, 4],
  ['flaming-skeleton', 'ruins', 'titan', 5, 0, 3, 2],
  ['skeleton-king', 'ruins', 'boss', 8, 0, 4, 1],
  ['treant', 'forest', 'minion', 3, 0, 1, 4],
  ['bane-spider', 'forest', 'beast', 6, 0, 2, 2],
  ['spider-queen', 'forest', 'boss', 10, 3, 5, 1],
  ['owlbear', 'valley', 'beast', 4, 0, 2, 3],
  ['giant', 'valley', 'titan', 8, 0, 3, 2],
  ['troll', 'valley', 'boss', 12, 0, 6, 1],
  ['dire-bear', 'mountains', 'beast', 5, 0, 3, 4],
  ['orc-warrior', 'mountains', 'minion', 9, 0, 3, 2],
  ['orc-chieftain', 'mountains', 'boss', 14, 0, 6, 1],
  ['gargoyle', 'barrens', 'minion', 1, 0, 1, 3],
  ['wraith', 'barrens', 'titan', 4, 3, 3, 2],
  ['witch-queen', 'barrens', 'boss', 5, 4, 5, 1],
  ['gelatinous-cube', 'swamp', 'minion', 4, 1, 3, 3],
  ['basilisk', 'swamp', 'beast', 6, 3, 4, 2],
  ['swamp-dragon', 'swamp', 'boss', 10, 4, 6, 1],
  ['kobolds', 'caverns', 'minion', 5, 1, 3, 3],
  ['gold-golem', 'caverns', 'titan', 7, 3, 4, 2],
  ['red-dragon', 'caverns', 'boss', 12, 6, 7, 1],
];

/** Slays the Monster with exactly its price: what is left afterwards is the reward. */
function slay(
  id: string,
  arrange: (t: ReturnType<typeof table>) => void = () => undefined,
): ReturnType<typeof table> {
  const [, area, , strength, magic, , left] = PRINTED.find(([name]) => name === id)!;
  const t = table({ setup: SETUP[area]!, leave: { [area]: left }, purse: { strength, magic } });
  arrange(t);
  return t.act().choose(`slay:${id}`);
}

test('CK 1.8 these are all 24 Monsters', () => {
  expect(PRINTED.map(([id]) => id).toSorted()).toEqual(MONSTERS.map(({ id }) => id).toSorted());
});

describe('CK 1.8 what is printed', () => {
  test.each(PRINTED)(
    '%s: %s, %s, strength %i, magic %i, %i VP',
    (id, area, type, strength, magic, vp, left) => {
      expect(MONSTERS.find(card => card.id === id)).toMatchObject({ area, type, vp });
      const t = table({
        setup: SETUP[area]!,
        leave: { [area]: left },
        purse: { strength, magic },
      }).act();
      expect(t.cost(`slay:${id}`)).toEqual({ strength, magic });
      // One strength less, and it is too little.
      t.purse(0, { strength: strength - 1, magic }).act();
      expect(t.blocked()).toHaveProperty(`slay:${id}`);
      t.refuses(`slay:${id}`);
    },
  );
});

describe('CK 6.5 plain rewards', () => {
  test.each<[string, SomeTokens]>([
    ['goblin', { gold: 1, magic: 0 }],
    ['skeleton', { gold: 1, magic: 0 }],
    ['flaming-skeleton', { gold: 1, magic: 1 }],
    ['treant', { gold: 1, magic: 1 }],
    ['owlbear', { gold: 0, magic: 2 }],
    ['giant', { gold: 1, magic: 2 }],
    ['gargoyle', { gold: 0, magic: 1 }],
    ['gelatinous-cube', { gold: 2, magic: 0 }],
    ['kobolds', { gold: 2, magic: 1 }],
    ['gold-golem', { gold: 5, magic: 0 }],
  ])('%s', (id, reward) => {
    slay(id)
      .expect(0)
      .owns(id)
      .has({ strength: 0, vp: 0, ...reward });
  });
});

describe('CK 6.5 rewards with a choice of one', () => {
  test.each<[string, string, SomeTokens]>([
    ['goblin-mage', 'gain:gold:1', { gold: 1, magic: 0 }],
    ['goblin-mage', 'gain:magic:1', { gold: 0, magic: 1 }],
    ['dire-bear', 'gain:gold:2', { gold: 2, magic: 0 }],
    ['dire-bear', 'gain:magic:2', { gold: 0, magic: 2 }],
    ['basilisk', 'gain:gold:3', { gold: 3, magic: 0 }],
    ['basilisk', 'gain:magic:3', { gold: 0, magic: 3 }],
  ])('%s: %s', (id, pick, reward) => {
    const t = slay(id);
    expect(t.offered()).toHaveLength(2);
    t.choose(pick).expect(0).has(reward);
  });
});

describe('CK 6.6 Bosses count the slain Monsters of their area, themselves included', () => {
  test.each<[string, readonly string[], SomeTokens]>([
    ['goblin-king', ['goblin', 'goblin', 'goblin-mage'], { gold: 4 }],
    ['skeleton-king', ['skeleton', 'flaming-skeleton'], { gold: 6 }],
    ['troll', ['owlbear', 'giant'], { magic: 6 }],
    ['orc-chieftain', ['dire-bear', 'orc-warrior'], { gold: 6 }],
    ['witch-queen', ['gargoyle', 'gargoyle', 'wraith'], { magic: 4 }],
    ['swamp-dragon', ['gelatinous-cube', 'basilisk'], { magic: 6 }],
    ['red-dragon', ['kobolds', 'gold-golem'], { gold: 9 }],
  ])('%s after %j', (id, before, reward) => {
    const [, , , , , , left] = PRINTED.find(([name]) => name === id)!;
    expect(left).toBe(1);
    slay(id, t => void t.give(0, ...before))
      .expect(0)
      .has(reward);
  });

  test.each<[string, SomeTokens]>([
    ['goblin-king', { gold: 1 }],
    ['skeleton-king', { gold: 2 }],
    ['troll', { magic: 2 }],
    ['orc-chieftain', { gold: 2 }],
    ['witch-queen', { magic: 1 }],
    ['swamp-dragon', { magic: 2 }],
    ['red-dragon', { gold: 3 }],
  ])('%s alone', (id, reward) => {
    slay(id).expect(0).has(reward);
  });
});

describe('CK 15.1 Bane Spider', () => {
  test('3 gold', () => {
    const t = slay('bane-spider');
    expect(t.offered()).toEqual(['gain:gold:3', 'acquire:citizens:knight']);
    t.choose('gain:gold:3').expect(0).has({ gold: 3 }).owns('knight');
  });

  test('or a Knight from the Center', () => {
    const t = slay('bane-spider').choose('acquire:citizens:knight');
    t.expect(0).has({ gold: 0 }).owns('knight', 2);
    expect(t.stack('knight')).toHaveLength(4);
    expect(t.step()).toBe('action');
  });

  test('without a Knight there, it is the gold, without a question', () => {
    const t = slay('bane-spider', at => void at.leave({ knight: 0 }));
    t.expect(0).has({ gold: 3 }).owns('knight');
    expect(t.step()).toBe('action');
  });
});

describe('CK 15.2, 1.15 a free Citizen up to a base price', () => {
  const FIRST_GAME_UP_TO_3 =
    'cleric merchant mercenary peasant knight rogue champion paladin butcher'.split(' ');

  test('Orc Warrior: 3 or less; the Archer costs 4', () => {
    const t = slay('orc-warrior');
    expect(t.offered()).toEqual(FIRST_GAME_UP_TO_3.map(id => `citizen:${id}`));
    t.choose('citizen:cleric').expect(0).owns('cleric').has({ gold: 0 });
  });

  test('the plus is ignored: a fourth Cleric is still a 3', () => {
    const t = slay('orc-warrior', at => void at.give(0, 'cleric', 'cleric', 'cleric'));
    expect(t.offered()).toContain('citizen:cleric');
  });

  test('Wraith: 2 or less; Cleric, Blacksmith and Mercenary cost 3', () => {
    const t = slay('wraith');
    expect(t.offered()).toEqual(
      ['peasant', 'knight', 'rogue', 'warlord', 'priestess', 'miner'].map(id => `citizen:${id}`),
    );
    t.choose('citizen:warlord').expect(0).owns('warlord');
  });

  test('CK 6.8 the reward is not optional', () => {
    const t = slay('wraith');
    expect(t.offered()).not.toContain('pass');
    t.refuses('pass');
  });

  test('CK 5.8, R11 no stack qualifies: nothing, and the action is over', () => {
    const none = Object.fromEntries(FIRST_GAME_UP_TO_3.map(id => [id, 0]));
    const t = slay('orc-warrior', at => void at.leave(none));
    expect(t.step()).toBe('action');
    t.expect(0).owns('orc-warrior').owns('archer', 0);
  });

  test('a single stack that qualifies is taken without a question', () => {
    const none = Object.fromEntries(FIRST_GAME_UP_TO_3.slice(1).map(id => [id, 0]));
    slay('orc-warrior', at => void at.leave(none))
      .expect(0)
      .owns('cleric');
  });
});

describe('CK 15.3 Spider Queen', () => {
  test('2 gold for each Forest Monster slain, herself included', () => {
    const t = slay('spider-queen', at => void at.give(0, 'treant', 'bane-spider'));
    t.choose('gain:gold:2:per:forest-monsters').expect(0).has({ gold: 6, vp: 0 });
  });

  test('or any Citizen from the Center, whatever its price, and 1 victory token', () => {
    const t = slay('spider-queen').choose('acquire:citizens+gain:vp:1');
    expect(t.offered()).toHaveLength(10);
    t.choose('citizen:archer').expect(0).owns('archer').has({ gold: 0, vp: 1 });
  });

  test('R11 with no Citizen in the Center, only the gold', () => {
    const all = Object.fromEntries(
      [
        'cleric',
        'merchant',
        'mercenary',
        'archer',
        'peasant',
        'knight',
        'rogue',
        'champion',
        'paladin',
        'butcher',
      ].map(id => [id, 0]),
    );
    const t = slay('spider-queen', at => void at.leave(all));
    t.expect(0).has({ gold: 2, vp: 0 });
  });
});
