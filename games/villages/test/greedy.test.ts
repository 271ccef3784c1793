// What the greedy chair prefers: it builds what it can, follows what pays, and does not hoard.
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('leading', () => {
  test('a Building that can be paid with own Resources is built', () => {
    const hand = ['barracks', 'keep', 'temple', 'mausoleum'];
    const t = table(3).give(0, { gold: 3, hand, resources: ['tannery', 'granary'] });
    expect(t.best()).toBe('build:barracks');
  });

  test('with an empty hand it draws', () => {
    expect(table(3).give(0, { gold: 6 }).best()).toBe('harvest');
  });

  test('what brings nothing is not led: solo with a full hand, no Harvest', () => {
    const hand = ['keep', 'keep', 'temple', 'temple', 'mausoleum', 'mausoleum', 'manor', 'manor'];
    expect(table(1).give(0, { gold: 0, hand }).best()).not.toBe('harvest');
  });
});

describe('following', () => {
  test('a free card is taken', () => {
    const t = table(3).play('harvest', 'deck', 'deck', 'deck');
    expect(t.best()).toBe('follow');
  });

  test('a Building that pays is built in another’s turn', () => {
    const t = table(
      3,
      { hand: ['chapel'], resources: ['granary'] },
      { gold: 3, hand: ['barracks'], resources: ['tannery', 'mill'] },
    )
      .play('build:chapel', 'own')
      .drawAll()
      .play('done');
    expect(t.best()).toBe('build:barracks');
  });

  test('two good cards are not thrown away for a third as a Resource late in the game', () => {
    const t = table(
      2,
      {
        hand: ['farm', 'mill'],
        buildings: [
          'bakery',
          'tannery',
          'market',
          'granary',
          'workshop',
          'guildhall',
          'manor',
          'tavern',
          'armory',
          'barracks',
          'palisade',
        ],
      },
      {
        gold: 3,
        hand: ['chapel', 'shrine', 'oracle'],
        resources: ['granary', 'tannery', 'keep'],
      },
    ).play('develop', 'farm', 'pile:1', 'mill');
    while (t.step() === 'power/use') t.choose('done');
    expect(t.best()).toBe('decline');
  });

  test('it never declines ahead: being asked again costs nothing', () => {
    const t = table(3, { hand: ['farm', 'mill'] }).play(
      'develop',
      'farm',
      'pile:1',
      'mill',
      'decline',
    );
    expect(t.offered()).toContain('decline-ahead');
    expect(t.best()).toBe('decline');
  });
});

describe('paying and powers', () => {
  test('powers first, then own Resources, then the Castle, others last', () => {
    const t = table(
      2,
      { gold: 3, hand: ['hideout'], buildings: ['palisade'], resources: ['tannery'] },
      { resources: ['tannery'] },
    ).play('build:hideout');
    expect(t.offered()).toEqual(['own', 'seat:1', 'castle', 'power:palisade']);
    expect(t.best()).toBe('power:palisade');
    const u = table(2, { gold: 3, hand: ['hideout'] }, { resources: ['tannery'] }).play(
      'build:hideout',
    );
    expect(u.best()).toBe('castle');
  });

  test('whatever a power brings is taken, gold before cards', () => {
    const t = table(2, { gold: 0, buildings: ['oracle', 'market'] }).play('tax', 'deck');
    expect(t.best()).toBe('market');
    t.choose('market');
    expect(t.best()).toBe('oracle');
  });

  test('it takes from the one with the larger village, and does not step back from it', () => {
    const t = table(3, { gold: 1, buildings: ['barracks', 'hideout'] })
      .give(2, { buildings: ['keep'] })
      .pool('thief')
      .play('recruit:thief', 'thief');
    expect([t.offered(), t.best()]).toEqual([['seat:1', 'seat:2', 'pass'], 'seat:2']);
  });

  test('VV R7 it does not give up a card for gold that the bank does not have', () => {
    const t = table(2).give(0, { gold: 0, buildings: ['black-market'], hand: ['chapel'] });
    t.emptyBank(1).play('tax', 'deck');
    expect([t.offered(), t.best()]).toEqual([['black-market', 'done'], 'done']);
  });

  test('of a hand that is too full, what can’t be built is discarded first', () => {
    const hand = ['chapel', 'chapel', 'barracks', 'bakery', 'stables', 'mill', 'armory', 'oracle'];
    const t = table(2, {
      hand,
      buildings: ['chapel'],
      resources: ['granary', 'tannery', 'farm', 'keep'],
    })
      .deck('temple', 'keep', 'manor')
      .play('harvest', 'deck', 'deck', 'deck');
    expect(t.step()).toBe('discard');
    expect(t.best()).toBe('chapel');
  });
});
