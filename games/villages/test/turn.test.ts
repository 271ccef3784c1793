// The turn, leading and following [VV 4].
import { describe, expect, test } from 'vitest';
import { NONE } from '../state.ts';
import { table } from './table.ts';

describe('VV 4.1, 4.2 replenish', () => {
  test('VV 4.2 players take all coins on their cards, whoever laid them, only at the start of their own turn', () => {
    const t = table(3)
      .give(1, { gold: 0, resources: ['farm', 'mill'] })
      .give(2, { gold: 0, resources: ['farm'] })
      .lay(1, 0, 0)
      .lay(1, 'castle', 1)
      .lay(2, 0, 1)
      .play('tax', 'deck')
      .declineAll();
    expect(t.player(1)).toMatchObject({ gold: 2, coins: [NONE, NONE], castle: NONE });
    expect(t.player(2)).toMatchObject({ gold: 0, coins: [1] });
    expect(t.told('replenished')).toEqual([{ say: 'replenished', seat: 1, gold: 2 }]);
  });

  test('VV 4.2 the leader does not replenish again, and followers do not replenish', () => {
    const t = table(2, { resources: ['farm'], gold: 0 }, { resources: ['farm'], gold: 0 })
      .lay(0, 0, 1)
      .lay(1, 0, 0)
      .play('harvest', 'deck', 'deck', 'deck', 'follow');
    expect([t.player(0).coins, t.player(1).coins]).toEqual([[1], [0]]);
  });
});

describe('VV 4.3 leading', () => {
  test('VV 4.1, 4.3, R2 five actions, each open if its cost can be paid', () => {
    const t = table(2, {
      gold: 3,
      hand: ['hideout', 'keep'],
      resources: ['tannery'],
      buildings: ['mill', 'bakery'],
    }).pool('merchant', 'knight');
    expect(t.offered()).toEqual(
      expect.arrayContaining(['harvest', 'develop', 'build:hideout', 'recruit:merchant', 'tax']),
    );
    expect(t.blocked()).toMatchObject({
      'build:keep': 'too-dear',
      'recruit:knight': 'lacks-buildings',
    });
  });

  test('VV 4.3 without the cost there is no action', () => {
    const t = table(2, {
      gold: 0,
      hand: ['hideout'],
      resources: ['tannery'],
      buildings: ['mill', 'bakery'],
    }).pool('merchant');
    expect(t.blocked()).toMatchObject({
      develop: 'too-few-cards',
      'build:hideout': 'too-dear',
      'recruit:merchant': 'no-gold',
    });
  });
});

describe('VV 4.4 to 4.6 following', () => {
  test('VV 4.4 clockwise from the left of the leader, one after the other', () => {
    const t = table(4).play('harvest', 'deck', 'deck', 'deck');
    const asked: number[] = [];
    for (const id of ['follow', 'decline', 'follow']) {
      asked.push(t.seats[0]!);
      t.choose(id).drawAll();
    }
    expect(asked).toEqual([1, 2, 3]);
    expect([1, 2, 3].map(seat => t.hand(seat).length)).toEqual([1, 0, 1]);
  });

  test('VV 4.4 powers and the hand limit of a follower come before the next is asked', () => {
    const hand = ['farm', 'farm', 'market', 'market', 'mill', 'mill', 'manor', 'manor'];
    const t = table(3)
      .give(1, { hand, buildings: ['guard-tower'] })
      .play('harvest', 'deck', 'deck', 'deck', 'follow', 'deck', 'guard-tower', 'deck');
    expect([t.seats, t.step()]).toEqual([[1], 'discard']);
    t.play('farm', 'pile:1', 'farm', 'pile:1');
    expect([t.seats, t.step()]).toEqual([[2], 'follow']);
  });

  test('VV 4.5, R3 players who can’t follow a Develop or a Build are asked too; only they see the reason', () => {
    const t = table(3, { hand: ['farm', 'mill'] }).play('develop', 'farm', 'pile:1', 'mill');
    expect([t.seats, t.offered(), t.blocked()]).toEqual([
      [1],
      ['decline'],
      { follow: 'too-few-cards' },
    ]);
    t.declineAll().give(1, { hand: ['hideout'], resources: ['tannery'] });
    t.play('build:hideout', 'own').drawAll().choose('done');
    expect([t.seats, t.offered()]).toEqual([[2], ['decline']]);
    t.choose('decline');
    expect([t.seats, t.offered()]).toEqual([[0], ['decline', 'decline-ahead']]);
  });

  test('VV 4.5 everyone can see who can’t follow a Recruit: those players are not asked', () => {
    const t = table(3, { gold: 1, buildings: ['mill', 'bakery'] })
      .pool('merchant')
      .play('recruit:merchant');
    expect([t.seats, t.step()]).toEqual([[1], 'lead']);
    expect(t.told('declined').map(event => event['seat'])).toEqual([1, 2]);
  });

  test('VV 4.6 a player can decline everything until their own turn, and is asked again after it', () => {
    const t = table(3).play('tax', 'deck', 'decline', 'decline-ahead');
    // Seat 1 leads: seat 2 is not asked.
    expect(t.player(2).declines).toBe(true);
    t.give(1, { hand: ['farm', 'mill'] }).play('develop', 'farm', 'pile:1', 'mill');
    expect(t.seats).toEqual([0]);
    t.choose('decline');
    expect([t.seats, t.step()]).toEqual([[2], 'lead']);
    expect(t.player(2).declines).toBe(false);
  });

  test('VV 4.6 the next leader has nothing to decline ahead', () => {
    const t = table(2).play('tax', 'deck');
    expect(t.offered()).toEqual(['decline', 'follow']);
  });

  test('VV 4.7 when all have followed or declined, the player to the left is next', () => {
    const t = table(3).play('tax', 'deck', 'follow', 'deck', 'decline');
    expect([t.seats, t.step(), t.state.turn.number]).toEqual([[1], 'lead', 2]);
    t.play('tax', 'deck').declineAll().play('tax', 'deck').declineAll();
    expect(t.seats).toEqual([0]);
  });
});
