import { describe, expect, test } from 'vitest';
import { actionsIn } from '../view.ts';
import { table } from './table.ts';

describe('the two actions of a turn', () => {
  test('CK 5.1 none is spent before the first, and that one is being taken while it is paid for', () => {
    const t = table().purse(0, { gold: 4, strength: 3, magic: 2 }).act();
    expect(actionsIn(t.game.view(t.state, 0))).toEqual({ actions: 2, spent: 0, now: 0 });
    t.choose('recruit:archer');
    expect(actionsIn(t.game.view(t.state, 0))).toEqual({ actions: 2, spent: 0, now: 0 });
    t.split({ gold: 3, magic: 1 });
    expect(actionsIn(t.game.view(t.state, 0))).toEqual({ actions: 2, spent: 1, now: 1 });
  });
});
