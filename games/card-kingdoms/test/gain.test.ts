import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('CK 8.1 gain a Resource', () => {
  test.each(['gold', 'strength', 'magic'] as const)('one %s from the Bank', kind => {
    const t = table().purse(0, {}).act().choose(`gain:${kind}`);
    t.expect(0).has({ gold: 0, strength: 0, magic: 0, vp: 0, [kind]: 1 });
  });

  test('never a victory token', () => {
    table().act().refuses('gain:vp');
  });
});

describe('CK 5.1, 5.2 two actions', () => {
  test('exactly two, then the turn is over', () => {
    const t = table().act();
    expect(t.asks().prompt).toMatchObject({ say: 'action', left: 2 });
    t.choose('gain:gold');
    expect(t.state.active).toBe(0);
    expect(t.asks().prompt).toMatchObject({ left: 1 });
    t.choose('gain:gold');
    expect(t.state.active).toBe(1);
  });

  test('none can be skipped, and gaining is always possible', () => {
    const t = table().purse(0, {}).act();
    expect(t.offered()).toEqual(['gain:gold', 'gain:strength', 'gain:magic']);
    t.refuses('pass').refuses('done');
  });

  test('both can be the same, or different', () => {
    const t = table({ purse: { strength: 1, gold: 1 } })
      .act()
      .play('recruit:butcher', 'slay:goblin');
    t.expect(0).owns('butcher').owns('goblin');
    expect(t.state.active).toBe(1);
  });

  test('a player who is out of time gains gold', () => {
    expect(table().purse(0, { gold: 9, strength: 9 }).act().asks().fallback).toMatchObject({
      picks: ['gain:gold'],
    });
  });
});
