import { describe, expect, test } from 'vitest';
import { LINE_PRICES } from '../cards/boards.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { location, table } from './table.ts';

/** Plays a Citizen's power, far from any monster that can be slain. */
function plays(id: string, players = 2) {
  const t = table(players).at(0, 'thraecius').knights('thraecius', 0).monster('swamp-dragon');
  if (!t.hand().includes(id)) t.hired(0, id);
  return t;
}
/** The same next to the Goblin Raiders, who cost 2 strength. */
function nearGoblins(id: string) {
  const t = table().at(0, 'namin').knights('namin', 0).monster('goblin-raiders');
  if (!t.hand().includes(id)) t.hired(0, id);
  return t;
}

describe('the Citizens [MV 14]', () => {
  test('MV 14.1 Merchant', () => {
    const t = plays('merchant').has(1, { gold: 1 }).play('power:merchant', 'wood', 'pay', 'stone');
    expect(t.purse()).toEqual({ gold: 3, stone: 1, wood: 1, gem: 1 });
    t.play('pay', 'stone');
    expect(t.purse(1)).toEqual({ stone: 1, gem: 1 });
  });

  test('MV 14.2 Alchemist', () => {
    const t = plays('alchemist').tower(0, 'namin', 1).tower(1, 'namin', 2).tower(1, 'viktoria', 2);
    t.play('power:alchemist', 'pay', 'magic');
    expect([t.purse(), t.purse(1)]).toEqual([
      { gold: 5, magic: 1, gem: 1 },
      { gold: 2, gem: 1 },
    ]);
  });

  test('MV 14.3 Paladin', () => {
    const t = plays('paladin').tower(0, 'namin', 1).tower(1, 'namin', 2).tower(1, 'viktoria', 2);
    t.play('power:paladin');
    expect([t.purse(), t.purse(1)]).toEqual([
      { strength: 2, magic: 1, gem: 1 },
      { strength: 2, gem: 1 },
    ]);
    const slays = nearGoblins('paladin').has(0, { strength: 1 });
    slays.play('power:paladin', 'slay:goblin-raiders', 'worker');
    expect(slays.player().strength).toBe(0);
  });

  test('MV 14.4 Captain', () => {
    const t = plays('captain').has(0, { gold: 1 }).has(1, { gold: 1 });
    t.play('power:captain', 'pay', 'pay');
    expect([t.purse(), t.purse(1)]).toEqual([
      { strength: 1, gem: 1, knight: 2 },
      { gem: 1, knight: 1 },
    ]);
    expect(nearGoblins('captain').play('power:captain').step()).toBe('slay');
  });

  test('MV 14.5 Cleric', () => {
    const t = plays('cleric')
      .played(0, 'captain')
      .play('power:cleric', 'move:viktoria', 'gain:strength:1');
    expect([t.player().magic, t.player().strength, t.hand()]).toEqual([
      1,
      1,
      ['merchant', 'alchemist', 'paladin', 'captain'],
    ]);
  });

  test('MV 14.6 Priestess', () => {
    const t = plays('priestess').has(1, { gold: 1 }).play('power:priestess');
    expect(t.offered()).toEqual(['gain:magic:2', 'gain:strength:2']);
    t.play('gain:magic:2', 'pay');
    expect([t.purse(), t.purse(1)]).toEqual([
      { magic: 2, gem: 1 },
      { strength: 1, gem: 1 },
    ]);
    expect(nearGoblins('priestess').play('power:priestess', 'gain:strength:2').step()).toBe('slay');
  });

  test('MV 14.7 Monk: from any Location to any other, not from storage', () => {
    const t = plays('monk').has(0, { knight: 1 }).play('power:monk');
    expect(t.offered()).toHaveLength(8);
    expect(t.offered()).not.toContain('from:thraecius');
    expect(t.offered()).toContain('pass');
    t.play('from:viktoria');
    expect(t.offered()).not.toContain('to:viktoria');
    t.play('to:namin', 'gain:stone:1');
    expect([t.knightsIn('viktoria'), t.knightsIn('namin')]).toEqual([0, 2]);
    expect(t.purse()).toEqual({ gold: 2, stone: 1, magic: 1, gem: 1, knight: 1 });
  });

  test('MV 14.8 Artificer: opponents pay you', () => {
    const t = plays('artificer', 3).has(1, { gold: 2 }).has(2, { gold: 1 });
    t.play('power:artificer');
    expect([t.asks().seat, t.offered()]).toEqual([1, ['pay', 'pass']]);
    t.play('pay');
    // Seat 2 has too little.
    expect([t.purse(), t.purse(1), t.purse(2)]).toEqual([
      { gold: 2, strength: 1, stone: 1, magic: 1, gem: 1 },
      { strength: 1, stone: 1, gem: 1 },
      { gold: 1, gem: 1 },
    ]);
  });

  test('MV 14.9 Champion', () => {
    const t = plays('champion').has(0, { gold: 1 }).play('power:champion', 'pay');
    expect(t.purse()).toEqual({ strength: 4, gem: 1 });
    expect(nearGoblins('champion').play('power:champion').step()).toBe('slay');
  });

  test('MV 14.10 Ranger: moves, then slays at the new Location', () => {
    const t = nearGoblins('ranger').at(0, 'shilina').has(0, { strength: 1 });
    t.play('power:ranger', 'move:namin', 'gain:stone:1', 'slay:goblin-raiders');
    expect(t.told('slain')).toHaveLength(1);
  });

  test('MV 14.11 Bogatyr: a knight from here or from storage to any Location', () => {
    const t = plays('bogatyr').play('power:bogatyr');
    expect(t.offered()).toEqual(['gain:strength:2', 'gain:knight:2']);
    t.play('gain:knight:2');
    expect(t.offered()).toHaveLength(9);
    t.play('place:inkadeus', 'gain:wood:1');
    expect(t.purse()).toEqual({ wood: 1, gem: 1, knight: 1 });
    const here = plays('bogatyr').knights('thraecius', 1).play('power:bogatyr', 'gain:strength:2');
    expect(here.offered()).not.toContain('deploy:thraecius');
    here.play('deploy:namin', 'gain:gold:2');
    expect(here.knightsIn('thraecius')).toBe(0);
  });

  test('MV 14.12 Warlord: a knight must be sent', () => {
    const t = plays('warlord').play('power:warlord');
    expect([t.step(), t.offered().includes('pass')]).toEqual(['send', false]);
    t.play('from:namin', 'to:viktoria', 'gain:strength:1');
    expect(t.player().strength).toBe(2);
  });

  test('MV 14.13, R14 Bard: up to two knights come, each uses the Location; then deploy', () => {
    const t = plays('bard').at(0, 'viktoria').play('power:bard');
    expect(t.offered()).not.toContain('from:viktoria');
    t.play('from:namin', 'gain:strength:1');
    expect([t.step(), t.offered().includes('done')]).toEqual(['rally', true]);
    t.play('from:shilina', 'gain:strength:1');
    expect([t.step(), t.knightsIn('viktoria')]).toEqual(['deploy', 3]);
    t.play('deploy:inkadeus', 'gain:wood:1');
    expect(t.purse()).toEqual({ strength: 2, wood: 1, gem: 1 });
    expect(plays('bard').play('power:bard', 'done').state.turn.seat).toBe(1);
  });

  test('MV 14.13 Bard: where no knight stands elsewhere, nobody is asked to call one', () => {
    const t = plays('bard').owns(0, 'i-01');
    for (const { id } of LOCATIONS) t.knights(id, 0);
    t.knights('thraecius', 1).play('power:bard');
    expect(t.step()).toBe('deploy');
  });

  test.each<[string, string, ...string[]]>([
    ['monk', 'no knight on the map can be sent'],
    ['warlord', 'no knight on the map can be sent'],
    ['cleric', 'no card was played before', 'pass'],
    ['town-crier', 'no card was played before', 'pass'],
    ['necromancer', 'no knight lies in a tomb', 'may:gain:magic:2', 'pass'],
  ])('MV 5.1, 9.5 %s: %s, and a grant in store does not make it a question', (id, _, ...picks) => {
    const t = plays(id).owns(0, 'i-01');
    for (const place of LOCATIONS) t.knights(place.id, 0);
    t.play(`power:${id}`, ...picks);
    expect([t.step(), t.offered()]).toEqual(['grants/gate', ['go-on', 'grant:i-01']]);
  });

  test('MV 14.14, R10 Town Crier: any Citizen for 2 gold, or not; then a card comes back', () => {
    const t = plays('town-crier')
      .has(0, { gold: 2 })
      .line('monk', 'cleric', 'bard', 'rogue', 'pilot');
    t.played(0, 'captain').play('power:town-crier');
    expect([t.offered().length, t.offered().at(-1)]).toEqual([6, 'pass']);
    t.play('hire:5:pilot');
    expect([t.player().gold, t.hand().includes('pilot'), t.hand().includes('captain')]).toEqual([
      0,
      true,
      true,
    ]);
  });

  test('MV 14.15 Trader: ship, or a Resource, or neither', () => {
    const t = plays('trader').has(1, { wood: 1 }).play('power:trader', 'stone');
    expect(t.offered()).toEqual(['act:ship', 'may:gain:wild:1', 'pass']);
    t.play('act:ship', 'ship:stone');
    // Nothing is left to ship, so the ship moves.
    expect([t.player().ship, t.player().gold, t.asks().seat]).toEqual([1, 4, 1]);
    t.play('pay');
    expect(t.purse(1)).toEqual({ gold: 3, gem: 1 });
    const wild = plays('trader').play(
      'power:trader',
      'stone',
      'may:gain:wild:1',
      'wood',
      'pay',
      'wood',
    );
    expect(wild.purse()).toEqual({ gold: 5, stone: 1, gem: 1 });
    const none = plays('trader').play('power:trader', 'stone', 'pass', 'pass');
    expect(none.purse()).toEqual({ gold: 2, stone: 1, gem: 1 });
  });

  test('MV 14.16 Lumberjack', () => {
    const t = plays('lumberjack').has(1, { gold: 1 }).play('power:lumberjack', 'pay');
    expect([t.purse(), t.purse(1)]).toEqual([
      { strength: 2, wood: 1, gem: 1 },
      { wood: 1, gem: 1 },
    ]);
    expect(nearGoblins('lumberjack').play('power:lumberjack').step()).toBe('slay');
  });

  test('MV 14.17 Rogue: slay, or 2 gold, or neither; all may sell strength', () => {
    const t = plays('rogue')
      .has(1, { strength: 1 })
      .play('power:rogue', 'may:gain:gold:2', 'pay', 'pay');
    expect([t.purse(), t.purse(1)]).toEqual([
      { gold: 6, strength: 1, gem: 1 },
      { gold: 2, gem: 1 },
    ]);
    const slays = nearGoblins('rogue').play('power:rogue', 'act:slay', 'slay:goblin-raiders');
    expect(slays.told('slain')).toHaveLength(1);
    expect(slays.player().gold).toBe(2);
  });

  test('MV 14.18, R13 Pilot: hire or a Resource, then to any other Location', () => {
    const t = plays('pilot')
      .has(0, { gold: LINE_PRICES[0]! })
      .line('monk')
      .play('power:pilot', 'act:hire', 'hire:1:monk');
    expect([t.step(), t.offered().length, t.offered().includes('pass')]).toEqual([
      'move',
      7,
      false,
    ]);
    expect(t.offered()).not.toContain('move:thraecius');
    t.play('move:inkadeus', 'gain:wood:1');
    expect([t.player().margrave, t.purse()]).toEqual([location('inkadeus'), { wood: 1, gem: 1 }]);
    expect(plays('pilot').play('power:pilot', 'pass').step()).toBe('move');
  });

  test('MV 14.19 Peddler', () => {
    const t = plays('peddler', 3).has(1, { gold: 1 }).has(2, { gold: 1 });
    t.play('power:peddler', 'stone', 'wood', 'pay', 'magic', 'pass');
    expect([t.purse(), t.purse(1), t.purse(2)]).toEqual([
      { gold: 3, stone: 1, wood: 1, gem: 1 },
      { magic: 1, gem: 1 },
      { gold: 1, gem: 1 },
    ]);
  });

  test('MV 14.20, R11 Necromancer: slay or magic; knights who lie come to storage', () => {
    const t = plays('necromancer').tombs('††·· ···‡ ····').has(1, { gold: 1 });
    t.play('power:necromancer', 'may:gain:magic:2');
    expect([t.player().magic, t.step(), t.offered()]).toEqual([
      2,
      'raise',
      ['tomb:1', 'tomb:2', 'done'],
    ]);
    t.play('tomb:2', 'done', 'pay');
    expect([t.player().knight, t.player(1).magic]).toEqual([1, 1]);
    expect(t.tombMarks).toBe('†··· ···† ····');
  });

  describe('MV R20 who chooses an action and then takes nothing of it gains what stands beside it', () => {
    test('Rogue: 2 gold', () => {
      const t = nearGoblins('rogue').play('power:rogue', 'act:slay');
      expect(t.asks().options.find(({ id }) => id === 'pass')!.note.say).toBe('instead');
      t.play('pass');
      expect([t.told('slain'), t.player().gold]).toEqual([[], 4]);
    });

    test('Necromancer: 2 magic', () => {
      const t = nearGoblins('necromancer').has(0, { strength: 2 });
      t.play('power:necromancer', 'act:slay', 'pass');
      expect(t.player().magic).toBe(2);
    });

    test('Pilot: a Resource, then the margrave moves', () => {
      const t = plays('pilot').has(0, { gold: 20 }).play('power:pilot', 'act:hire', 'pass');
      expect([t.step(), t.offered()]).toEqual(['wild', ['stone', 'wood', 'magic', 'pass']]);
      t.play('wood');
      expect([t.player().gold, t.player().wood, t.step()]).toEqual([20, 1, 'move']);
    });

    test('Trader: a Resource', () => {
      const t = plays('trader').play('power:trader', 'stone', 'act:ship', 'pass', 'wood');
      expect(t.purse()).toMatchObject({ stone: 1, wood: 1 });
    });

    test('Trader: not once something is on board', () => {
      const t = plays('trader').has(0, { wood: 1 });
      t.play('power:trader', 'stone', 'act:ship', 'ship:stone', 'done');
      expect([t.step(), t.player().gold]).toEqual(['power/pay', 4]);
    });

    test('nothing is promised that the supply does not have', () => {
      const t = nearGoblins('necromancer').has(0, { strength: 2 }).supply('magic', 0);
      t.play('power:necromancer', 'act:slay');
      expect(t.asks().options.find(({ id }) => id === 'pass')!.note.say).toBe('pass');
    });

    test('where nothing stands beside it, declining brings nothing', () => {
      const t = nearGoblins('champion').play('power:champion');
      expect(t.asks().options.find(({ id }) => id === 'pass')!.note.say).toBe('pass');
      expect(t.play('pass').purse()).toEqual({ strength: 3, gem: 1 });
    });
  });
});
