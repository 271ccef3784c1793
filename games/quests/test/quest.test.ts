import { describe, expect, test } from 'vitest';
import { points, quest, table } from './table.ts';

/** 1 Soldier, 1 Shadow; 2 Gold, 1 Strength. */
const RIG = 'rig-the-tournament';

describe('QV 7 Quest', () => {
  test('QV 7.1 an Active Quest or the own Reserved one, not that of another', () => {
    const t = table(
      2,
      { guild: ['thief', 'archer', 'miner'], reserved: 'guard-the-spice-caravan' },
      { reserved: 'train-the-border-militia' },
    )
      .active(RIG, 'hunt-the-marsh-troll')
      .choose('quest');
    expect(t.offered()).toEqual(['quest:guard-the-spice-caravan', `quest:${RIG}`]);
    expect(t.because('quest:hunt-the-marsh-troll')).toMatch(/^your Guild still needs \d/);
    expect(t.option('quest:train-the-border-militia')).toBeUndefined();
  });

  test('QV 7.2 Citizens of the Guild are discarded; cards in hand don’t count', () => {
    const t = table(2, { hand: ['miner', 'thief', 'archer'], guild: ['archer'] }).active(RIG);
    expect(t.why('quest')).toBe('none-met');
    t.give(0, { guild: ['thief', 'archer', 'miner', 'monk'] }).play('quest');
    t.play('send:thief', 'send:archer', 'send:miner', 'complete');
    expect([t.guild(0), t.discards]).toEqual([['monk'], ['thief', 'archer', 'miner']]);
    expect(t.player(0).completed).toEqual([quest(RIG)]);
  });

  test('QV 7.3 each counts with its role and all its resources', () => {
    // Thief: Shadow, 1 Gold, 1 Strength. Squire: Soldier, 1 Gold, 1 Strength.
    const t = table(2, { guild: ['thief', 'squire'] })
      .active(RIG)
      .play('quest', 'send:thief');
    expect(t.player(0).completed).toEqual([quest(RIG)]);
  });

  test('QV 7.4 an "=" doubles what is there, in any order of sending', () => {
    const t = table(2, { guild: ['warlord', 'mercenary', 'archer', 'monk'] })
      .active('hunt-the-marsh-troll')
      .play('quest', 'send:warlord');
    expect(t.asks().prompt['resources']).toEqual({ strength: 5 });
    t.choose('send:archer');
    expect(t.asks().prompt['resources']).toEqual({ strength: 1 });
    t.choose('send:mercenary');
    expect(t.asks().prompt).toMatchObject({ roles: {}, resources: {} });
    expect(t.offered()).toEqual(['complete', 'send:monk']);
  });

  test('QV 7.4, R8 two "=" each copy the numbers, not each other', () => {
    const t = table(2, { guild: ['warlord', 'warlord', 'knight', 'alchemist', 'monk'] }).active(
      'hunt-the-marsh-troll',
    );
    // 1 × 3 = 3 of 5.
    expect(t.why('quest')).toBe('none-met');
    t.give(0, { guild: ['warlord', 'warlord', 'archer', 'alchemist'] });
    // 2 × 3 = 6.
    expect(t.why('quest')).toBe(null);
  });

  test('QV 7.5 an "=" without a number brings nothing but the role', () => {
    // Clear the Goblin Cave: 2 Soldiers, 4 Strength.
    const t = table(2, { guild: ['warlord', 'warlord'] }).active('clear-the-goblin-cave');
    expect(t.why('quest')).toBe('none-met');
    t.give(0, { guild: ['warlord', 'miner', 'alchemist', 'thief'] }).active(RIG);
    t.play('quest', 'send:warlord', 'send:miner', 'send:thief', 'complete');
    expect(t.player(0).completed).toEqual([quest(RIG)]);
  });

  test('QV 7.6 more than needed can be sent', () => {
    const t = table(2, { guild: ['thief', 'squire', 'monk', 'cleric'] })
      .active(RIG)
      .play('quest', 'send:thief', 'send:squire');
    expect(t.offered()).toEqual(['complete', 'send:monk', 'send:cleric']);
    t.play('send:cleric', 'complete');
    expect([t.guild(0), t.discards]).toEqual([['monk'], ['thief', 'squire', 'cleric']]);
  });

  test('QV 7.7 all requirements or none: a role is missing, or a resource', () => {
    const lacking = (...guild: string[]) => table().give(0, { guild }).active(RIG).why('quest');
    expect(lacking('archer', 'miner')).toBe('none-met');
    expect(lacking('archer', 'assassin', 'alchemist')).toBe('none-met');
    expect(lacking('alchemist', 'captain', 'peasant')).toBe(null);
  });

  test('QV 7.7 nobody can stop before it is enough', () => {
    const t = table(2, { guild: ['thief', 'squire', 'monk'] })
      .active(RIG)
      .play('quest', 'send:monk');
    expect(t.option('complete')).toBeUndefined();
    t.refuses('complete');
  });

  test('QV 7.8 the bonus comes at once', () => {
    const t = table(2, { guild: ['thief', 'squire'] })
      .active(RIG, 'hold-the-river-ford')
      .play('quest', 'send:thief');
    expect(t.told('quest-completed')).toEqual([
      {
        say: 'quest-completed',
        seat: 0,
        quest: RIG,
        points: points(RIG),
        citizens: ['thief', 'squire'],
      },
    ]);
    expect(t.told('last-round')).toEqual([]);
    expect([t.step(), t.board[0], t.state.actions]).toEqual(['reserve', null, 1]);
    t.choose('reserve:hold-the-river-ford');
    expect(t.player(0).reserved).toBe(quest('hold-the-river-ford'));
  });

  test('QV 7.8 a Quest that gives a Hire, whose power works in turn', () => {
    const t = table(2, { hand: ['monk'], guild: ['templar', 'alchemist', 'miner'] })
      .active('forge-the-royal-seal')
      .line('archer')
      .next('cleric')
      .play('quest', 'send:templar', 'send:alchemist');
    expect([t.step(), t.offered()]).toEqual(['hire', ['hire:1:archer', 'pass']]);
    t.play('hire:1:archer', 'archer');
    expect([t.hand(0), t.guild(0), t.state.actions]).toEqual([['monk', 'cleric'], ['archer'], 1]);
  });
});
