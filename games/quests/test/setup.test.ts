import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { RESOURCES, ROLES, TYPES } from '../cards/language.ts';
import { QUESTS } from '../cards/quests.ts';
import { quests } from '../index.ts';
import { COSTS, HAND_COST, NONE } from '../state.ts';
import { table } from './table.ts';

describe('QV 1 components', () => {
  test('QV 1.1 84 Citizens, 32 Quests, 6 Guild Masters', () => {
    expect(CITIZENS.reduce((sum, { copies }) => sum + copies, 0)).toBe(84);
    expect([CITIZENS.length, QUESTS.length, GUILD_MASTERS.length]).toEqual([32, 32, 6]);
  });

  test('QV 1.2 a Citizen has a role and resources, most have a Hire Power', () => {
    for (const { role, produces } of CITIZENS) {
      expect(ROLES).toContain(role);
      expect(Object.keys(produces).length).toBeGreaterThan(0);
    }
    expect(CITIZENS.filter(({ power }) => power !== null).length).toBeGreaterThan(16);
  });

  test('QV 1.3 a Quest asks for roles and resources, and gives points', () => {
    for (const { type, roles, resources, vp } of QUESTS) {
      expect(TYPES).toContain(type);
      expect(Object.keys(roles).every(role => ROLES.includes(role as never))).toBe(true);
      expect(Object.keys(resources).every(one => RESOURCES.includes(one as never))).toBe(true);
      expect(vp).toBeGreaterThan(0);
    }
  });

  test('QV 1.4 each Guild Master gives points for another pair of types', () => {
    const pairs = GUILD_MASTERS.map(({ score }) => JSON.stringify(score));
    expect(new Set(pairs).size).toBe(6);
  });

  test('QV 1.5 cards have the values that the rulebook gives', () => {
    const card = (id: string) => CITIZENS.find(one => one.id === id)!;
    expect(card('knight').produces).toEqual({ strength: 1 });
    expect(card('archer').produces).toEqual({ strength: 2 });
    expect(card('warlord').produces).toEqual({ strength: '=' });
    expect(card('knight').standIns).toEqual(['copies', 'power']);
    const bridges = QUESTS.find(({ id }) => id.startsWith('repair'))!;
    expect(bridges.standIns).not.toContain('bonus');
  });
});

describe('QV 2 setup', () => {
  test.each([2, 3, 4, 5])('QV 2.1, 2.3 a Guild Master and three cards for each of %i', players => {
    const { state } = table(players);
    for (const { guildMaster, hand, guild, reserved, completed } of state.players) {
      expect(guildMaster).toBeGreaterThanOrEqual(0);
      expect(hand).toHaveLength(3);
      expect([guild, reserved, completed]).toEqual([[], NONE, []]);
    }
    expect(state.spare).toHaveLength(6 - players);
  });

  test('QV 2.2 the card costs', () => {
    expect([...COSTS, HAND_COST]).toEqual([0, 1, 1, 2, 2, 3, 2]);
  });

  test('QV 2.4 six Citizens lie in the Tavern Line, the rest is the deck', () => {
    const { state } = table(3);
    expect(state.line).toHaveLength(6);
    expect(state.line).not.toContain(NONE);
    expect(state.deck).toHaveLength(84 - 6 - 9);
  });

  test.each([
    [2, 4],
    [3, 6],
    [4, 6],
    [5, 6],
  ])('QV 2.5 for %i players %i Quests are active', (players, active) => {
    const { state } = table(players);
    expect(state.quests).toHaveLength(active);
    expect(state.quests).not.toContain(NONE);
    expect(state.questDeck).toHaveLength(32 - active);
  });

  test('QV 2.6 any player can be the first', () => {
    const firsts = Array.from(
      { length: 40 },
      (_, i) => quests.setup({ players: 3 }, `first ${i}`).first,
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    const state = quests.setup({ players: 5 }, 'who');
    expect([state.active, state.turn, state.actions]).toEqual([state.first, 1, 2]);
  });
});
