// Every worked example of the rulebook. Kira is seat 0.
import { describe, expect, test } from 'vitest';
import { bannerPoints } from '../scoring.ts';
import { location, monster, slot, table, tile } from './table.ts';

describe('the examples of the rulebook', () => {
  test('Kira moves from Shilina to Namin and gains a stone', () => {
    const t = table().play('pennant:captain');
    expect(t.offered()).toEqual(['move:namin', 'move:thraecius', 'pass']);
    t.play('move:namin', 'gain:stone:1');
    expect([t.player().margrave, t.player().stone]).toEqual([location('namin'), 1]);
  });

  test('Kira deploys a knight of her storage to Namin, where another one stands, and gains a stone', () => {
    const t = table().has(0, { knight: 1 });
    t.play('pennant:captain', 'move:namin', 'gain:stone:1');
    expect(t.offered()).toEqual(['deploy:shilina', 'deploy:silesia', 'place:namin', 'pass']);
    t.play('place:namin', 'gain:stone:1');
    expect([t.knightsIn('namin'), t.player().stone, t.player().knight]).toEqual([2, 2, 0]);
  });

  test('Kira slays the Warg Pack with 1 strength and 2 knights of her Location', () => {
    const t = table().at(0, 'inkadeus').knights('inkadeus', 2).monster('warg-pack');
    t.play('power:paladin', 'slay:warg-pack', 'here:1', 'here:2');
    // The rest is paid from her board: there is no other way.
    expect([t.player().strength, t.player().wood, t.knightsIn('inkadeus')]).toEqual([0, 1, 0]);
    t.play('soldier');
    expect(t.player().influence).toEqual([0, 1, 0, 0]);
    expect(t.state.lairs[2]!.below).toContain(monster('warg-pack'));
  });

  test('Kira builds in a first slot: 2 Resources of her choice, then 3 influence', () => {
    const t = table().at(0, 'namin').has(0, { stone: 1, wood: 1, magic: 1 });
    t.play('build', 'alchemist', 'slot:1', 'stone', 'wood', 'worker', 'worker', 'holy');
    expect(t.state.towers[slot('namin', 1)]).toBe(0);
    expect([t.player().influence, t.purse()]).toEqual([[2, 0, 0, 1], { stone: 1, wood: 1 }]);
  });

  test('Two knights standing complete a row: they lie down, 1 stone and 1 wood', () => {
    const t = table()
      .tombs('††·· ···· ····')
      .at(0, 'namin')
      .knights('namin', 2)
      .monster('goblin-raiders');
    t.play('power:captain', 'slay:goblin-raiders', 'here:3', 'here:4', 'worker');
    expect(t.tombMarks).toBe('†††† ···· ····');
    expect(t.purse()).toMatchObject({ stone: 1, wood: 1 });
  });

  test('Five different banners count 25', () => {
    expect(bannerPoints(['i-27', 'i-28', 'i-29', 'i-30', 'i-31'].map(tile))).toBe(25);
  });
});
