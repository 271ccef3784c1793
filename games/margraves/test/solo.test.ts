import { describe, expect, test } from 'vitest';
import { MONSTERS } from '../cards/monsters.ts';
import { margraves } from '../index.ts';
import { SOLO_AIMS } from '../settings.ts';
import { dealt, ValeriaTable } from './table.ts';

const alone = (soloLevel = 'margrave') => new ValeriaTable(1, { soloLevel });

describe('alone [MV 13]', () => {
  test('MV 13.1 the setup for two', () => {
    const { deck, line, supply, stacks } = dealt(1);
    expect([deck.length + line.length, supply.stone, supply.gem]).toEqual([28, 6, 4]);
    expect(stacks.map(({ length }) => length)).toEqual([17, 11]);
  });

  test('MV 13.1 "all players" means you; nobody pays you', () => {
    const t = alone().hired(0, 'artificer').play('power:artificer');
    expect([t.state.turn.number, t.player().gold]).toEqual([2, 0]);
    expect(alone().play('power:merchant', 'stone').offered()).toEqual(['pay', 'pass']);
  });

  test('MV 13.2 the boss of each lair lies among its monsters', () => {
    for (const { stack, below } of dealt(1).lairs) {
      expect([stack.length, below]).toEqual([5, []]);
      expect(stack.filter(kind => MONSTERS[kind]!.boss)).toHaveLength(1);
    }
    for (const { stack, below } of dealt(2).lairs) {
      expect([stack.length, below.length]).toEqual([4, 1]);
      expect(stack.filter(kind => MONSTERS[kind]!.boss)).toEqual([]);
    }
  });

  test('MV 13.3 the leftmost Citizen leaves after each turn, before the line is refilled', () => {
    const t = alone().line('monk', 'cleric', 'bard', 'rogue', 'pilot');
    t.play('pennant:captain', 'pass', 'pass');
    expect(t.lineIds.slice(0, 4)).toEqual(['cleric', 'bard', 'rogue', 'pilot']);
    expect(t.told('left-line').map(({ citizen }) => citizen)).toEqual(['monk']);
  });

  test('MV 13.4 the game ends at once after the turn that causes the end', () => {
    const t = alone().deck(0).play('pennant:captain', 'pass', 'pass');
    expect([t.state.isOver, t.state.ending]).toEqual([true, 'citizens']);
  });

  test.each(['squire', 'margrave', 'legend'] as const)(
    'MV 13.5 %s: won with its aim in points, lost with one less',
    level => {
      const points = SOLO_AIMS[level];
      const end = (total: number) => {
        const t = alone(level);
        t.state.isOver = true;
        t.state.ending = 'tiles';
        t.player().gold = 5 * (total - margraves.standing(t.state)[0]!);
        return margraves.outcome(t.state)!;
      };
      expect(end(points).winners).toEqual([0]);
      expect([end(points - 1).winners, end(points - 1).ending.say]).toEqual([
        [],
        'ending-solo-lost',
      ]);
    },
  );
});
