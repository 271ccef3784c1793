// Drawing, discarding, the hand limit [VV 3].
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const SIX = ['temple', 'harbor', 'chapel', 'shrine', 'abbey', 'oracle'];
const EIGHT = ['farm', 'farm', 'market', 'granary', 'mill', 'bakery', 'manor', 'workshop'];

describe('VV 3 drawing', () => {
  test('VV 3.1 one card at a time, each from any pile or the deck', () => {
    const t = table(2).piles('keep', 'temple').deck('armory').play('harvest');
    expect(t.offered()).toEqual(['deck', 'pile:1', 'pile:2', 'pile:3', 'pile:4', 'pile:5']);
    t.play('pile:2', 'deck', 'pile:1');
    expect(t.hand(0)).toContain('keep');
    expect(t.hand(0)).toContain('temple');
    expect(t.hand(0)).toHaveLength(3);
  });

  test('VV 3.1 what was just discarded onto a pile is its top', () => {
    const t = table(2).give(0, { hand: ['farm', 'mill'] });
    t.play('develop', 'farm', 'pile:3', 'mill').declineAll();
    expect(t.top(3)).toBe('farm');
    t.play('harvest', 'pile:3');
    expect(t.hand(1)).toEqual(['farm']);
  });

  test('VV 3.4 an empty pile is refilled at once from the deck', () => {
    const t = table(2).piles('keep').deck('armory', 'chapel').play('harvest', 'pile:1');
    expect(t.top(1)).toBe('armory');
    t.choose('pile:1');
    expect(t.top(1)).toBe('chapel');
    expect(t.told('pile-refilled')).toEqual([{ say: 'pile-refilled', card: 'chapel', pile: 1 }]);
  });

  test('VV 3.3 nobody draws an Adventurer', () => {
    expect(
      table(2)
        .play('harvest')
        .offered()
        .some(id => id.includes('recruit')),
    ).toBe(false);
  });

  test('VV R5, R14 with an empty deck a pile stays empty until someone discards onto it; missing cards are not drawn later', () => {
    const t = table(2, { hand: ['farm', 'mill', 'keep'] }).exhaust(1);
    t.play('harvest', 'pile:1', 'pile:2', 'pile:3');
    expect(t.state.piles.map(pile => pile.length)).toEqual([0, 0, 0, 1, 1]);
    expect(t.offered()).toEqual(['decline', 'follow']);
    t.play('follow', 'pile:4');
    // A Harvest would bring three cards, but only one is left. Nobody is asked where to draw it.
    t.choose('harvest');
    expect([t.seats, t.step(), t.hand(1).length]).toEqual([[0], 'follow', 2]);
    // Nothing is left to draw, but players can still follow.
    t.choose('follow');
    expect(t.hand(0)).toHaveLength(6);
    t.play('develop', 'farm', 'pile:2', 'keep');
    expect(t.top(2)).toBe('farm');
  });
});

describe('VV 3 discarding', () => {
  test('VV 3.2 each card onto a chosen pile', () => {
    const t = table(2, { hand: ['farm', 'mill'] }, { hand: ['keep', 'temple', 'manor'] }).play(
      'develop',
      'farm',
      'pile:5',
      'mill',
      'follow',
      'keep',
      'pile:1',
      'temple',
      'pile:4',
      'manor',
    );
    expect([t.top(5), t.top(1), t.top(4)]).toEqual(['farm', 'keep', 'temple']);
  });

  test('VV 3.5 down to eight after an own action, led or followed, not before', () => {
    const t = table(2, { hand: EIGHT }, { hand: ['keep', 'keep', ...SIX] });
    t.play('harvest', 'deck', 'deck', 'deck');
    expect(t.hand(0)).toHaveLength(11);
    t.play('farm', 'pile:1', 'farm', 'pile:2', 'market', 'pile:3');
    expect(t.hand(0)).toHaveLength(8);
    t.play('follow', 'deck');
    expect([t.seats, t.step()]).toEqual([[1], 'discard']);
    t.play('keep', 'pile:1');
    expect(t.hand(1)).toHaveLength(8);
  });

  test('VV 3.5, R13 stolen cards count like drawn ones', () => {
    const t = table(
      2,
      { gold: 1, hand: EIGHT, buildings: ['barracks', 'hideout', 'tannery'] },
      { hand: ['keep', 'temple'] },
    )
      .pool('rogue')
      .play('recruit:rogue', 'rogue');
    expect([t.hand(0).length, t.step()]).toEqual([10, 'discard']);
  });

  test('a card on its way to a pile is seen by all, and told', () => {
    const t = table(2, { hand: ['farm', 'mill'] }).play('develop', 'farm');
    expect(t.step()).toBe('pile');
    t.choose('pile:1');
    expect(t.told('discarded')).toEqual([{ say: 'discarded', seat: 0, card: 'farm', pile: 1 }]);
  });
});
