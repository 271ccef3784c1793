import { describe, expect, test } from 'vitest';
import { slot, table } from './table.ts';

const rich = (players = 2) =>
  table(players).has(0, { stone: 1, wood: 1, magic: 1 }).at(0, 'viktoria');

describe('building [MV 8]', () => {
  test('MV 8.1 it costs a stone, a wood, a magic and a gem', () => {
    for (const token of ['stone', 'wood', 'magic', 'gem'] as const)
      expect(
        rich()
          .has(0, { [token]: 0 })
          .why('build'),
      ).toBe('no-material');
    const short = rich().has(0, { wood: 0 });
    expect(short.because('build')).toBe(
      'needs 1 stone, 1 wood, 1 magic and 1 gem; you still need 1 wood',
    );
    expect(short.because('build', 'de')).toMatch(/du brauchst noch 1 Holz$/);
    const t = rich().play('build', 'captain', 'slot:3');
    expect([t.player().stone, t.player().wood, t.player().magic, t.player().gem]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('MV 8.2 the tower goes from the board to an open slot of the margrave’s Location', () => {
    const t = rich().tower(1, 'viktoria', 2).play('build', 'captain');
    expect(t.offered()).toEqual(['slot:1', 'slot:3']);
    t.play('slot:1');
    expect([t.state.towers[slot('viktoria', 1)], t.player().towers]).toEqual([0, 3]);
  });

  test('MV 8.2 without an open slot there is no building', () => {
    const t = rich(4).tower(1, 'viktoria', 1).tower(2, 'viktoria', 2).tower(3, 'viktoria', 3);
    expect(t.why('build')).toBe('no-slot');
  });

  test('MV 8.3 one tower of each player in a Location', () => {
    expect(rich().tower(0, 'viktoria', 1).why('build')).toBe('own-tower');
  });

  test('MV 8.4 the reward of the slot, then 3 influence', () => {
    const t = rich().play('build', 'captain', 'slot:1');
    // The slot: a knight and two influence; these come first.
    expect(t.player().knight).toBe(1);
    expect(t.asks().prompt).toMatchObject({ left: 2 });
    t.play('holy', 'holy');
    expect(t.asks()).toMatchObject({ step: 'influence', prompt: { left: 3 } });
    t.play('soldier', 'worker', 'worker');
    expect(t.player().influence).toEqual([2, 1, 0, 2]);
  });

  test('MV 8.4 the reward can use the free space of the tower', () => {
    const t = rich().at(0, 'inkadeus').has(0, { knight: 4 }).play('build', 'captain', 'slot:3');
    expect(t.player().knight).toBe(6);
  });

  test('MV R15 no grant comes between the choice to build and the building', () => {
    const t = rich().owns(0, 'i-01').play('build');
    expect(t.offered()).toEqual(['merchant', 'alchemist', 'paladin', 'captain']);
    expect(t.play('captain').offered()).toEqual(['slot:1', 'slot:2', 'slot:3']);
  });
});
