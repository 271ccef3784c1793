// What the greedy chair prefers: it builds what it can, follows what pays, and does not hoard.
import { allowed } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { appraise } from '../appraise.ts';
import { villages } from '../index.ts';
import type { VillageTable } from './table.ts';
import { table } from './table.ts';

/** The option that is worth most now. */
function best(t: VillageTable): string {
  const decision = t.asks();
  const view = villages.view(t.state, decision.seat);
  const offered = allowed(decision);
  const worths = worthsOf(villages.steps, appraise, view, decision);
  return offered[worths.indexOf(Math.max(...worths))]!.id;
}

describe('leading', () => {
  test('a Building that can be paid with own Resources is built', () => {
    const hand = ['barracks', 'keep', 'temple', 'mausoleum'];
    const t = table(3).give(0, { gold: 3, hand, resources: ['tannery', 'granary'] });
    expect(best(t)).toBe('build:barracks');
  });

  test('with an empty hand it draws', () => {
    expect(best(table(3).give(0, { gold: 6 }))).toBe('harvest');
  });

  test('what brings nothing is not led: solo with a full hand, no Harvest', () => {
    const hand = ['keep', 'keep', 'temple', 'temple', 'mausoleum', 'mausoleum', 'manor', 'manor'];
    expect(best(table(1).give(0, { gold: 0, hand }))).not.toBe('harvest');
  });
});

describe('following', () => {
  test('a free card is taken', () => {
    const t = table(3).play('harvest', 'deck', 'deck', 'deck');
    expect(best(t)).toBe('follow');
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
    expect(best(t)).toBe('build:barracks');
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
    expect(best(t)).toBe('decline');
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
    expect(best(t)).toBe('decline');
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
    expect(best(t)).toBe('power:palisade');
    const u = table(2, { gold: 3, hand: ['hideout'] }, { resources: ['tannery'] }).play(
      'build:hideout',
    );
    expect(best(u)).toBe('castle');
  });

  test('whatever a power brings is taken, gold before cards', () => {
    const t = table(2, { gold: 0, buildings: ['oracle', 'market'] }).play('tax', 'deck');
    expect(best(t)).toBe('market');
    t.choose('market');
    expect(best(t)).toBe('oracle');
  });

  test('it takes from the one with the larger village, and does not step back from it', () => {
    const t = table(3, { gold: 1, buildings: ['barracks', 'hideout'] })
      .give(2, { buildings: ['keep'] })
      .pool('thief')
      .play('recruit:thief', 'thief');
    expect([t.offered(), best(t)]).toEqual([['seat:1', 'seat:2', 'pass'], 'seat:2']);
  });

  test('VV R7 it does not give up a card for gold that the bank does not have', () => {
    const t = table(2).give(0, { gold: 0, buildings: ['black-market'], hand: ['chapel'] });
    t.emptyBank(1).play('tax', 'deck');
    expect([t.offered(), best(t)]).toEqual([['black-market', 'done'], 'done']);
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
    expect(best(t)).toBe('chapel');
  });
});
