import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('CK 7.1, 5.5 the top Citizen of a stack', () => {
  test('every open stack is shown, an exhausted one is not', () => {
    const t = table().leave({ archer: 0 }).purse(0, { gold: 20 }).act();
    const shown = t.offered().filter(id => id.startsWith('recruit:'));
    expect(shown).toEqual(
      [
        'cleric',
        'merchant',
        'mercenary',
        'peasant',
        'knight',
        'rogue',
        'champion',
        'paladin',
        'butcher',
      ].map(id => `recruit:${id}`),
    );
    t.refuses('recruit:archer');
  });

  test('what can’t be paid for is shown with the reason', () => {
    const t = table().purse(0, { gold: 1, magic: 1 }).act();
    expect(t.offered().filter(id => id.startsWith('recruit:'))).toEqual([
      'recruit:merchant',
      'recruit:rogue',
      'recruit:champion',
      'recruit:paladin',
      'recruit:butcher',
    ]);
    expect(t.blocked()).toMatchObject({
      'recruit:peasant': 'cannot-pay',
      'recruit:cleric': 'cannot-pay',
      'recruit:archer': 'cannot-pay',
    });
    t.refuses('recruit:peasant');
  });

  test('CK 7.4 the Citizen comes into the tableau, and leaves the stack', () => {
    const t = table().purse(0, { gold: 4 }).act().choose('recruit:archer');
    t.expect(0).owns('archer').has({ gold: 0 });
    expect(t.stack('archer')).toHaveLength(4);
    expect(t.told('recruited')).toMatchObject([{ seat: 0, citizen: 'archer' }]);
  });
});

describe('CK 7.2 one gold more for each card of the name', () => {
  test.each([0, 1, 2, 3, 4])('with %i Archers, the next costs 4 and as many', n => {
    const t = table({
      own: Array.from({ length: n }, () => 'archer'),
      purse: { gold: 20 },
    }).act();
    expect(t.cost('recruit:archer')).toEqual({ gold: 4 + n });
    t.choose('recruit:archer')
      .expect(0)
      .has({ gold: 20 - 4 - n })
      .owns('archer', n + 1);
  });

  test('the Starters count: the first Peasant and the first Knight cost 3', () => {
    const t = table().purse(0, { gold: 3 }).act();
    expect([t.cost('recruit:peasant'), t.cost('recruit:knight')]).toEqual([
      { gold: 3 },
      { gold: 3 },
    ]);
    t.choose('recruit:knight').expect(0).has({ gold: 0 });
    expect(t.cost('recruit:knight')).toEqual({ gold: 4 });
  });

  test('only your own copies count, and only those of the same name', () => {
    const t = table({ setup: 'first-game' })
      .give(1, 'cleric', 'cleric')
      .give(0, 'paladin')
      .purse(0, { gold: 9 })
      .act();
    expect(t.cost('recruit:cleric')).toEqual({ gold: 3 });
  });

  test('both actions may be recruits: the second of a name costs one more', () => {
    const t = table().purse(0, { gold: 5 }).act().play('recruit:rogue', 'recruit:rogue');
    t.expect(0).has({ gold: 0 }).owns('rogue', 2);
  });

  test('CK 15.15 Emerald Stronghold: the base price only, Starters and copies or not', () => {
    const t = table({ own: ['emerald-stronghold', 'archer', 'archer'], purse: { gold: 20 } }).act();
    expect([
      t.cost('recruit:archer'),
      t.cost('recruit:peasant'),
      t.cost('recruit:butcher'),
    ]).toEqual([{ gold: 4 }, { gold: 2 }, { gold: 1 }]);
    t.choose('recruit:archer').expect(0).has({ gold: 16 });
  });

  test('it helps its owner alone', () => {
    const t = table().give(1, 'emerald-stronghold').purse(0, { gold: 9 }).act();
    expect(t.cost('recruit:peasant')).toEqual({ gold: 3 });
  });
});

describe('CK 7.3, 5.4 paying gold', () => {
  test('every split is legal that has at least one gold', () => {
    for (const gold of [1, 2, 3, 4]) {
      const t = table({ purse: { gold: 4, magic: 3 } })
        .act()
        .choose('recruit:archer')
        .split({ gold, magic: 4 - gold });
      t.expect(0)
        .owns('archer')
        .has({ gold: 4 - gold, magic: 3 - (4 - gold) });
    }
  });

  test('the shares offered are the legal ones', () => {
    const t = table().purse(0, { gold: 3, magic: 2 }).act().choose('recruit:archer');
    expect(t.asks()).toMatchObject({
      kind: 'split',
      max: 4,
      options: [
        { id: 'gold', min: 2, max: 3 },
        { id: 'magic', min: 1, max: 2 },
      ],
    });
    t.refuses({ gold: 4, magic: 0 }).refuses({ gold: 1, magic: 3 }).refuses({ gold: 2, magic: 1 });
  });

  test('not even a price of 1 can be paid in magic', () => {
    const t = table().purse(0, { magic: 9 }).act();
    expect(t.blocked()).toMatchObject({ 'recruit:butcher': 'cannot-pay' });
    table({ purse: { gold: 1, magic: 9 } })
      .act()
      .choose('recruit:butcher')
      .expect(0)
      .has({ gold: 0, magic: 9 })
      .owns('butcher');
  });

  test('strength is no substitute for gold', () => {
    const t = table().purse(0, { gold: 1, strength: 20 }).act();
    expect(t.offered().filter(id => id.startsWith('recruit:'))).toEqual(['recruit:butcher']);
  });

  test('forced splits are not asked', () => {
    table({ purse: { gold: 5 } })
      .act()
      .choose('recruit:archer')
      .expect(0)
      .owns('archer')
      .has({ gold: 1 });
    table({ purse: { gold: 1, magic: 3 } })
      .act()
      .choose('recruit:archer')
      .expect(0)
      .owns('archer')
      .has({ gold: 0, magic: 0 });
  });
});

describe('CK 5.6 exhausted Citizen stacks', () => {
  test('the last card of a stack leaves an Exhausted card', () => {
    const t = table().leave({ butcher: 1 }).purse(0, { gold: 9 }).act().choose('recruit:butcher');
    expect(t.state.exhausted).toBe(1);
    expect(t.told('exhausted')).toMatchObject([{ stacks: 1 }]);
    expect([...t.offered(), ...Object.keys(t.blocked())]).not.toContain('recruit:butcher');
  });
});

describe('what is missing is named', () => {
  test('gold, with the magic that could stand in', () => {
    const t = table().purse(0, { gold: 1, magic: 1 }).act();
    expect(t.because('recruit:archer')).toBe('needs 2 more gold');
    expect(t.because('recruit:archer', 'de')).toBe('braucht noch 2 Gold');
  });

  test('magic never stands in for the last token', () => {
    const t = table().purse(0, { gold: 0, magic: 9 }).act();
    expect(t.because('recruit:butcher')).toBe('needs 1 more gold: magic alone won’t do');
  });

  test('strength of a Monster, and the roles of a Domain', () => {
    const t = table().purse(0, { gold: 0, magic: 0, strength: 0 }).act();
    const blocked = Object.keys(t.blocked());
    expect(t.because(blocked.find(id => id.startsWith('slay:'))!)).toMatch(
      /^needs \d more strength$/,
    );
    expect(t.because(blocked.find(id => id.startsWith('build:'))!)).toMatch(/^needs \d more \w+/);
  });
});
