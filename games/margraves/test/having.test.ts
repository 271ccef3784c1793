import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('gold and strength', () => {
  test('MV 3.1 gold has no limit and takes no space', () => {
    const t = table().has(0, { gold: 500, stone: 6, knight: 1 }).play('power:alchemist');
    expect(t.player().gold).toBe(505);
  });

  test('MV 3.4 strength stops at 8', () => {
    const t = table().hired(0, 'champion').has(0, { strength: 7 }).play('power:champion');
    expect(t.player().strength).toBe(8);
  });

  test('MV 3.4 a player with 8 is not asked to buy more', () => {
    const t = table().hired(0, 'champion').has(0, { gold: 3, strength: 8 }).at(0, 'reykstrom');
    t.monster('swamp-dragon').play('power:champion');
    expect(t.asks().seat).toBe(1);
  });
});

describe('wild and the supply', () => {
  test('MV 3.2 any of the three Resources; several may be mixed', () => {
    const t = table().hired(0, 'peddler').play('power:peddler');
    expect([t.step(), t.offered()]).toEqual(['wild', ['stone', 'wood', 'magic']]);
    t.play('stone', 'magic');
    expect(t.purse()).toEqual({ gold: 2, stone: 1, magic: 1, gem: 1 });
  });

  test('MV 3.3 only what the supply has', () => {
    const t = table().hired(0, 'peddler').supply('stone', 1).play('power:peddler', 'stone');
    expect([t.offered(), t.blocked()]).toEqual([['wood', 'magic'], { stone: 'none-left' }]);
  });

  test('MV 3.3 what is not there is not gained', () => {
    const t = table().supply('knight', 0).at(0, 'reykstrom').monster('swamp-dragon');
    t.play('power:captain');
    expect(t.purse()).toEqual({ strength: 1, gem: 1 });
  });

  test('MV 3.6 what is paid goes back to the supply', () => {
    const t = table().has(0, { stone: 1, wood: 1, magic: 1 }).at(0, 'shilina');
    const { stone } = t.state.supply;
    t.play('pennant:alchemist', 'move:thraecius', 'pay:wild:3:for:gain:gem:1');
    expect(t.purse()).toEqual({ gold: 2, gem: 2 });
    expect(t.state.supply.stone).toBe(stone + 1);
  });
});

describe('storage', () => {
  // Four towers, a gem and these seven fill the twelve spaces.
  const full = () => table().has(0, { stone: 3, wood: 2, knight: 2 }).knights('shilina', 0);

  test('MV 3.5 twelve spaces, including towers: further tokens are forfeited, or replace others', () => {
    const t = full().play('pennant:merchant', 'magic');
    expect(t.step()).toBe('make-room');
    expect(t.offered()).toEqual('throw:stone throw:wood throw:gem throw:knight forfeit'.split(' '));
    t.play('throw:knight');
    expect(t.purse()).toEqual({ stone: 3, wood: 2, magic: 1, gem: 1, knight: 1 });
    expect(t.state.supply.knight).toBe(12);
  });

  test('MV 3.5 what is forfeited stays in the supply', () => {
    const t = full();
    const { magic } = t.state.supply;
    t.play('pennant:merchant', 'magic', 'forfeit');
    expect([t.player().magic, t.state.supply.magic]).toEqual([0, magic]);
    expect(t.told('forfeited')).toHaveLength(1);
  });

  test('MV 3.5 a tower that is built frees its space', () => {
    const t = full().has(0, { stone: 3, wood: 1, magic: 1 });
    t.tower(0, 'namin', 1).play('pennant:merchant', 'wood');
    expect(t.step()).not.toBe('make-room');
    expect(t.player().wood).toBe(2);
  });

  test('MV 3.5 several tokens are asked about one by one', () => {
    const t = full().hired(0, 'artificer').play('power:artificer');
    expect(t.asks().prompt).toMatchObject({ token: 'stone' });
    t.play('throw:wood');
    expect(t.asks().prompt).toMatchObject({ token: 'magic' });
    t.play('forfeit');
    expect(t.purse()).toEqual({ strength: 1, stone: 4, wood: 1, gem: 1, knight: 2 });
  });
});
