import { describe, expect, test } from 'vitest';
import { DOMAINS } from '../cards/domains.ts';
import { NONE } from '../state.ts';
import { table } from './table.ts';

describe('CK 9.1, 9.2 the required roles', () => {
  test('as many Citizens of each role as the Domain shows', () => {
    const t = table().show('palace-of-the-dawn').purse(0, { gold: 20 });
    t.give(0, 'archer', 'archer').act();
    expect(t.blocked()['build:palace-of-the-dawn']).toBe('lacks-roles');
    t.give(0, 'merchant').act();
    expect(t.offered()).toContain('build:palace-of-the-dawn');
  });

  test('one Soldier of two is not enough', () => {
    const t = table({
      show: ['palace-of-the-dawn'],
      own: ['archer', 'merchant', 'merchant'],
      purse: { gold: 20 },
    }).act();
    expect(t.blocked()['build:palace-of-the-dawn']).toBe('lacks-roles');
    t.refuses('build:palace-of-the-dawn');
  });

  test('different names of one role count together', () => {
    const t = table({
      show: ['blood-crow-army'],
      own: ['archer', 'knight', 'champion'],
      purse: { gold: 5 },
    }).act();
    expect(t.offered()).toContain('build:blood-crow-army');
  });

  test('Starters have no role: a Starter Knight is no third Soldier, a Starter Peasant no Worker', () => {
    const t = table({
      show: ['blood-crow-army', 'monolith-of-ostendaar'],
      own: ['archer', 'archer'],
      purse: { gold: 20 },
    }).act();
    expect(t.blocked()).toMatchObject({
      'build:blood-crow-army': 'lacks-roles',
      'build:monolith-of-ostendaar': 'lacks-roles',
    });
  });

  test('the icons of own Domains do not help', () => {
    const t = table({
      show: ['watcher-on-the-water'],
      own: ['blood-crow-army', 'archer'],
      purse: { gold: 20 },
    }).act();
    expect(t.blocked()['build:watcher-on-the-water']).toBe('lacks-roles');
  });

  test('nor do the Citizens of others', () => {
    const t = table({ show: ['watcher-on-the-water'] })
      .give(1, 'archer', 'archer')
      .purse(0, { gold: 20 })
      .act();
    expect(t.blocked()['build:watcher-on-the-water']).toBe('lacks-roles');
  });

  test('roles are checked, not used up: two Domains on the same two Citizens', () => {
    const t = table({
      show: ['gargans-embrace', 'watcher-on-the-water'],
      own: ['archer', 'archer'],
      purse: { gold: 13 },
    }).act();
    t.play('build:gargans-embrace', 'build:watcher-on-the-water');
    t.expect(0)
      .owns('gargans-embrace')
      .owns('watcher-on-the-water')
      .owns('archer', 2)
      .has({ gold: 0 });
  });

  test('with the roles but without the gold, the reason is the gold', () => {
    const t = table({
      show: ['gargans-embrace'],
      own: ['archer', 'archer'],
      purse: { gold: 6 },
    }).act();
    expect(t.blocked()['build:gargans-embrace']).toBe('cannot-pay');
  });
});

describe('CK 9.3, 5.4 the price', () => {
  test('magic may replace all but one of the gold', () => {
    for (const gold of [1, 4, 7]) {
      const t = table({
        show: ['gargans-embrace'],
        own: ['archer', 'archer'],
        purse: { gold: 7, magic: 6 },
      }).act();
      t.choose('build:gargans-embrace').split({ gold, magic: 7 - gold });
      t.expect(0)
        .owns('gargans-embrace')
        .has({ gold: 7 - gold, magic: 6 - (7 - gold) });
    }
  });

  test('not all of it', () => {
    const t = table({
      show: ['gargans-embrace'],
      own: ['archer', 'archer'],
      purse: { magic: 20 },
    }).act();
    expect(t.blocked()['build:gargans-embrace']).toBe('cannot-pay');
    t.purse(0, { gold: 1, magic: 20 })
      .act()
      .choose('build:gargans-embrace')
      .expect(0)
      .has({ gold: 0, magic: 14 });
  });

  test("CK 15.15 Pratchett's Plateau: 1 gold less for every Domain after it", () => {
    const t = table({
      show: ['gargans-embrace'],
      own: ['pratchetts-plateau', 'archer', 'archer'],
      purse: { gold: 6 },
    }).act();
    expect(t.cost('build:gargans-embrace')).toEqual({ gold: 6 });
    t.choose('build:gargans-embrace').expect(0).has({ gold: 0 });
  });

  test('R9 it does not reduce its own price, and helps from the next action on', () => {
    const t = table({
      show: ['pratchetts-plateau', 'golden-obelisk-of-nae'],
      own: ['peasant', 'cleric'],
      purse: { gold: 13 },
    }).act();
    expect(t.cost('build:pratchetts-plateau')).toEqual({ gold: 8 });
    t.choose('build:pratchetts-plateau');
    expect(t.cost('build:golden-obelisk-of-nae')).toEqual({ gold: 5 });
    t.choose('build:golden-obelisk-of-nae').expect(0).has({ gold: 0 });
  });

  test('it does not reduce the prices of others, or of Citizens', () => {
    const t = table({ show: ['gargans-embrace'] })
      .give(1, 'pratchetts-plateau')
      .give(0, 'archer', 'archer')
      .purse(0, { gold: 20 })
      .act();
    expect(t.cost('build:gargans-embrace')).toEqual({ gold: 7 });
    t.purse(1, { gold: 20 }).act(1);
    expect(t.cost('recruit:merchant')).toEqual({ gold: 2 });
  });

  test('R9 every Domain costs enough that the minimum of 1 gold never matters', () => {
    expect(Math.min(...DOMAINS.map(({ price }) => price))).toBe(5);
  });
});

describe('CK 9.4–9.6 what follows', () => {
  test('CK 9.4 the Domain comes into the tableau, and the next of its stack is turned up', () => {
    const t = table({ show: ['gargans-embrace'] })
      .hide('halfpenny-hill', 0)
      .give(0, 'archer', 'archer')
      .purse(0, { gold: 7 })
      .act();
    t.choose('build:gargans-embrace').expect(0).owns('gargans-embrace');
    expect(t.stack('domains:0')).toHaveLength(2);
    expect(t.stack('domains:0')[0]).toBe('halfpenny-hill');
    expect(t.told('domain-turned')).toMatchObject([{ domain: 'halfpenny-hill' }]);
  });

  test('CK 9.6 not before its power is done', () => {
    const t = table({ show: ['eye-of-asteraten'] })
      .hide('halfpenny-hill', 0)
      .give(0, 'cleric', 'archer')
      .purse(0, { gold: 8 })
      .act();
    t.choose('build:eye-of-asteraten');
    expect(t.step()).toBe('slay-more');
    expect(t.state.domains[0]).toBe(NONE);
    t.choose('slay:dire-bear');
    expect(t.state.domains[0]).toBe(NONE);
    t.choose('gain:gold:2');
    expect(t.stack('domains:0')[0]).toBe('halfpenny-hill');
  });

  test('a Domain just turned up can be built with the second action', () => {
    const t = table({ show: ['gargans-embrace'] })
      .hide('watcher-on-the-water', 0)
      .give(0, 'archer', 'archer')
      .purse(0, { gold: 13 })
      .act();
    t.play('build:gargans-embrace', 'build:watcher-on-the-water')
      .expect(0)
      .owns('watcher-on-the-water');
  });

  test('CK 5.6 the last of a stack leaves an Exhausted card', () => {
    const t = table({ show: ['gargans-embrace'] })
      .leave({ 'domains:0': 1 })
      .give(0, 'archer', 'archer')
      .purse(0, { gold: 7 })
      .act();
    t.choose('build:gargans-embrace');
    expect(t.state.exhausted).toBe(1);
    expect(t.stack('domains:0')).toEqual([]);
    expect(t.told('domain-turned')).toEqual([]);
  });
});
