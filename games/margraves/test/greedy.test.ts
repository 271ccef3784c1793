// What the greedy chair prefers.
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('greedy', () => {
  test('builds when it can', () => {
    expect(table().has(0, { stone: 1, wood: 1, magic: 1 }).at(0, 'namin').best()).toBe('build');
  });

  test('takes the Resource that is missing for a tower', () => {
    const t = table().has(0, { stone: 2, wood: 2 }).play('pennant:merchant');
    expect(t.best()).toBe('magic');
  });

  test('throws away what it has most of', () => {
    const t = table().has(0, { stone: 5, wood: 2 }).play('pennant:merchant', 'magic');
    expect(t.best()).toBe('throw:stone');
  });

  test('slays what it can pay for', () => {
    const t = table().at(0, 'namin').monster('goblin-raiders').has(0, { strength: 2 });
    expect(t.play('power:captain').best()).toBe('slay:goblin-raiders');
  });

  test('gains influence where it has icons', () => {
    const t = table().hired(0, 'rogue', 'pilot', 'peddler').begin('influence', 0, { left: 1 });
    expect(t.best()).toBe('shadow');
  });

  test('takes the banner that makes its set larger', () => {
    const t = table().owns(0, 'i-27', 'i-28', 'i-29').row(1, 'i-30', 'i-19', 'i-04');
    t.begin('privilege', 0, { levels: 1, may: true });
    expect(t.best()).toBe('tile:i-30');
  });

  test('lets knights of the map fall before it spends its own strength', () => {
    const t = table().at(0, 'namin').knights('namin', 2).monster('goblin-raiders');
    t.has(0, { strength: 3 }).play('power:captain', 'slay:goblin-raiders');
    expect(t.best()).toMatch(/^here:/);
  });
});
