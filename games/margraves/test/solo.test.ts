import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../cards/locations.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { margraves } from '../index.ts';
import { SOLO_AIMS } from '../settings.ts';
import { dealt, monster, ValeriaTable } from './table.ts';

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

  // A random game of some 17 turns never slays five monsters of one lair, so `sim` does not see their powers.
  test.each(MONSTERS.filter(({ boss }) => boss).map(({ id }) => id))(
    'MV 13.1, 7.4 alone too, the boss of a lair can be slain: %s',
    id => {
      const { lair } = MONSTERS[monster(id)]!;
      const { id: place } = LOCATIONS.find(({ lairs }) => lairs.includes(lair))!;
      const t = alone().at(0, place).monster(id).has(0, { strength: 7, magic: 2 });
      t.play('power:captain', `slay:${id}`, 'strength');
      expect(t.told('slain')).toMatchObject([{ seat: 0, monster: id }]);
      // Its reward comes first, then the influence.
      while (t.step() === 'wild') t.choose('stone');
      expect(t.told('gained')).toMatchObject([{ seat: 0, source: id }]);
      expect(t.step()).toBe('influence');
    },
  );

  test('MV 13.2 the leftmost Citizen leaves after each turn, before the line is refilled', () => {
    const t = alone().line('monk', 'cleric', 'bard', 'rogue', 'pilot');
    t.play('pennant:captain', 'pass', 'pass');
    expect(t.lineIds.slice(0, 4)).toEqual(['cleric', 'bard', 'rogue', 'pilot']);
    expect(t.told('left-line').map(event => event['citizen'])).toEqual(['monk']);
  });

  test('MV 13.3 the game ends at once after the turn that causes the end', () => {
    const t = alone().deck(0).play('pennant:captain', 'pass', 'pass');
    expect([t.state.isOver, t.state.ending]).toEqual([true, 'citizens']);
  });

  test.each(['squire', 'margrave', 'legend'] as const)(
    'MV 13.4 %s: won with so many points, lost with one less',
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
