import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('CK 6.1, 5.5 only the top Monster of a stack', () => {
  test('each stack offers its top card, and the next when that is gone', () => {
    const t = table().purse(0, { strength: 99 }).act();
    const slayable = (): string[] => t.offered().filter(id => id.startsWith('slay:'));
    expect(slayable()).toEqual([
      'slay:goblin',
      'slay:skeleton',
      'slay:treant',
      'slay:owlbear',
      'slay:dire-bear',
    ]);
    t.leave({ hills: 2, ruins: 1, forest: 0 });
    expect(slayable()).toEqual([
      'slay:goblin-mage',
      'slay:skeleton-king',
      'slay:owlbear',
      'slay:dire-bear',
    ]);
    t.refuses('slay:goblin-king').refuses('slay:treant');
  });

  test('what can’t be paid for is shown with the reason', () => {
    const t = table().purse(0, { strength: 1, magic: 1 }).act();
    expect(t.offered().filter(id => id.startsWith('slay:'))).toEqual([
      'slay:goblin',
      'slay:skeleton',
    ]);
    expect(t.blocked()).toMatchObject({
      'slay:treant': 'cannot-pay',
      'slay:owlbear': 'cannot-pay',
      'slay:dire-bear': 'cannot-pay',
    });
    t.refuses('slay:treant');
  });
});

describe('CK 6.2, 5.4 paying strength', () => {
  test('every split is legal that has at least one strength', () => {
    for (const strength of [1, 2, 3]) {
      const t = table().purse(0, { strength: 3, magic: 3 }).act().choose('slay:treant');
      expect(t.asks()).toMatchObject({ kind: 'split', min: 3, max: 3 });
      t.split({ strength, magic: 3 - strength });
      t.expect(0)
        .owns('treant')
        .has({ strength: 3 - strength, magic: 3 - (3 - strength) + 1 });
    }
  });

  test('all in magic is refused, and so is too much or too little', () => {
    const t = table().purse(0, { strength: 3, magic: 3 }).act().choose('slay:treant');
    t.refuses({ strength: 0, magic: 3 })
      .refuses({ strength: 3, magic: 1 })
      .refuses({ strength: 1, magic: 1 })
      .refuses({ strength: 4, magic: -1 });
  });

  test('without a single strength token no Monster can be slain, whatever the magic', () => {
    const t = table().purse(0, { gold: 9, magic: 30 }).act();
    expect(t.offered().filter(id => id.startsWith('slay:'))).toEqual([]);
    expect(Object.keys(t.blocked()).filter(id => id.startsWith('slay:'))).toHaveLength(5);
  });

  test('gold is no substitute for strength', () => {
    const t = table().purse(0, { gold: 9, strength: 1 }).act();
    expect(t.offered().filter(id => id.startsWith('slay:'))).toEqual(['slay:goblin']);
  });

  test('a payment that can only be made in one way is not asked', () => {
    // Just enough; no magic at all; and a price of 1, which must be paid in strength.
    table({ purse: { strength: 1, magic: 2 } })
      .act()
      .choose('slay:treant')
      .expect(0)
      .owns('treant')
      .has({ strength: 0, magic: 1 });
    table({ purse: { strength: 5 } })
      .act()
      .choose('slay:treant')
      .expect(0)
      .owns('treant')
      .has({ strength: 2 });
    table({ purse: { strength: 2, magic: 9 } })
      .act()
      .choose('slay:goblin')
      .expect(0)
      .owns('goblin')
      .has({ strength: 1, magic: 9 });
  });
});

describe('CK 6.3 the printed magic is paid on top', () => {
  const swamp = (): ReturnType<typeof table> => table({ setup: 'monster-blood' });

  test('Gelatinous Cube (4 and 1): 4 strength and 1 magic, or 1 strength and 4 magic', () => {
    const t = swamp().purse(0, { strength: 4, magic: 5 }).act().choose('slay:gelatinous-cube');
    // One magic is already paid. The other four can replace three strength.
    expect(t.asks().options).toMatchObject([
      { id: 'strength', min: 1, max: 4 },
      { id: 'magic', min: 0, max: 3 },
    ]);
    t.split({ strength: 1, magic: 3 }).expect(0).has({ strength: 3, magic: 1 });
  });

  test('strength is no substitute for the printed magic', () => {
    const t = swamp().purse(0, { strength: 20 }).act();
    expect(t.blocked()).toMatchObject({ 'slay:gelatinous-cube': 'cannot-pay' });
  });

  test('magic that stands in can not be the printed magic too: 3 strength need 2 magic', () => {
    const t = swamp().purse(0, { strength: 3, magic: 1 }).act();
    expect(t.blocked()).toMatchObject({ 'slay:gelatinous-cube': 'cannot-pay' });
    t.refuses('slay:gelatinous-cube');
  });

  test('the price is shown as printed', () => {
    const t = swamp().leave({ swamp: 1 }).purse(0, { strength: 20, magic: 20 }).act();
    expect(t.cost('slay:swamp-dragon')).toEqual({ strength: 10, magic: 4 });
  });
});

describe('CK 6.4–6.6 Victory stack and reward', () => {
  test('CK 6.4 the Monster lies in the Victory stack, for all to see', () => {
    const t = table({ players: 3 }).purse(0, { strength: 1 }).act().choose('slay:goblin');
    t.expect(0).owns('goblin');
    expect(t.stack('hills')).toHaveLength(4);
    expect(t.told('slain')).toMatchObject([{ seat: 0, monster: 'goblin' }]);
  });

  test('CK 5.2 the reward of the first action pays for the second', () => {
    const t = table().purse(0, { strength: 5 }).act().play('slay:dire-bear', 'gain:gold:2');
    t.choose('recruit:butcher').expect(0).has({ gold: 1 }).owns('butcher');
  });

  test('CK 6.7 victory tokens are taken at once, the printed VP score at the end', () => {
    const t = table({ leave: { forest: 1 }, purse: { strength: 10, magic: 3 } })
      .act()
      .play('slay:spider-queen', 'acquire:citizens+gain:vp:1', 'citizen:knight');
    t.expect(0).has({ vp: 1 });
  });

  test('CK 6.6 Monsters of the area that were slain before count, those of others do not', () => {
    const t = table({ leave: { hills: 1 }, own: ['goblin', 'goblin-mage', 'skeleton'] })
      .give(1, 'goblin')
      .purse(0, { strength: 6 })
      .act();
    t.choose('slay:goblin-king').expect(0).has({ gold: 3 });
  });
});

describe('CK 5.6 exhausted Monster stacks', () => {
  test('the last Monster of a stack leaves an Exhausted card, after its reward', () => {
    const t = table().leave({ mountains: 1 }).purse(0, { strength: 14 }).act();
    expect(t.state.exhausted).toBe(0);
    t.choose('slay:orc-chieftain').expect(0).has({ gold: 2 });
    expect(t.state.exhausted).toBe(1);
    expect(t.events.map(({ say }) => say)).toEqual(['slain', 'gained', 'exhausted']);
  });

  test('while the reward waits for an answer, the action is not finished', () => {
    const t = table({ leave: { forest: 1 }, purse: { strength: 10, magic: 3 } })
      .act()
      .choose('slay:spider-queen');
    expect(t.stack('forest')).toEqual([]);
    expect(t.state.exhausted).toBe(0);
    t.choose('gain:gold:2:per:forest-monsters');
    expect(t.state.exhausted).toBe(1);
  });
});
