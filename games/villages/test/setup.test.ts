// Components and setup [VV 1, 2].
import { describe, expect, test } from 'vitest';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { CASTLES } from '../cards/castles.ts';
import { RESOURCES, TYPES } from '../cards/language.ts';
import { CARDS } from '../figures.ts';
import { handSize } from '../hand.ts';
import { villages } from '../index.ts';
import type { State } from '../state.ts';
import { goldOf } from '../scoring.ts';
import { VillageTable } from './table.ts';

const dealt = (players: number): State => villages.setup({ players }, 'setup');

describe('VV 1 components', () => {
  test('VV 1.1 84 Building cards, 16 Adventurers, 5 Castles, 30 gold', () => {
    expect([CARDS, ADVENTURERS.length, CASTLES.length]).toEqual([84, 16, 5]);
    const state = dealt(5);
    expect(state.players.reduce((sum, player) => sum + goldOf(player), state.bank)).toBe(30);
  });

  test('VV 1.2, 1.3 four types and four resources, each as often as the others', () => {
    const count = (of: (card: (typeof BUILDINGS)[number]) => string) => (name: string) =>
      BUILDINGS.reduce((sum, card) => sum + (of(card) === name ? card.copies : 0), 0);
    expect(TYPES.map(count(({ type }) => type))).toEqual([21, 21, 21, 21]);
    expect(RESOURCES.map(count(({ resource }) => resource))).toEqual([21, 21, 21, 21]);
  });

  test('VV 1.2 no two Buildings have the same name, and every cost has an icon', () => {
    expect(new Set(BUILDINGS.map(({ name }) => name)).size).toBe(40);
    for (const { cost } of BUILDINGS) expect(Object.values(cost).length).toBeGreaterThan(0);
  });
});

describe('VV 2 setup', () => {
  test.each([
    [2, 14],
    [3, 20],
    [4, 25],
    [5, 30],
  ])('VV 2.3 with %i players there are %i gold, and each has 3', (players, gold) => {
    const state = dealt(players);
    expect(state.players.map(player => player.gold)).toEqual(Array(players).fill(3));
    expect(state.bank).toBe(gold - 3 * players);
  });

  test.each([2, 3, 4, 5])(
    'VV 2.4, 2.5, 2.6, 2.7 six cards each, five piles, five Adventurers: %i players',
    players => {
      const state = dealt(players);
      for (const player of state.players) expect(player.hand).toHaveLength(6);
      expect(state.piles.map(pile => pile.length)).toEqual([1, 1, 1, 1, 1]);
      expect(state.deck).toHaveLength(84 - 6 * players - 5);
      expect([state.pool.length, state.adventurerDeck.length]).toEqual([5, 11]);
      expect(state.unused).toEqual([]);
    },
  );

  test('VV 2.1 everyone has a Castle without a coin on it, and nothing else', () => {
    for (const { castle, resources, buildings, adventurers } of dealt(5).players)
      expect({ castle, resources, buildings, adventurers }).toEqual({
        castle: -1,
        resources: [],
        buildings: [],
        adventurers: [],
      });
  });

  test('VV 2.2, R1 any seat may begin', () => {
    const first = Array.from({ length: 40 }, (_, i) => villages.setup({ players: 4 }, i).first);
    expect(new Set(first).size).toBe(4);
  });

  test('VV 2.8 in turn order everyone develops one card for free; nobody follows, and no power is used', () => {
    const t = new VillageTable(3);
    t.state = villages.setup({ players: 3 }, 'first');
    const { first } = t.state;
    for (let i = 0; i < 3; i++) {
      const seat = (first + i) % 3;
      expect([t.seats, t.step()]).toEqual([[seat], 'develop']);
      const [card] = t.offered();
      t.choose(card!);
      expect(handSize(t.player(seat))).toBe(5);
      expect(t.player(seat)).toMatchObject({ gold: 3, coins: [-1] });
    }
    expect([t.seats, t.step()]).toEqual([[first], 'lead']);
    expect(t.state.piles.map(pile => pile.length)).toEqual([1, 1, 1, 1, 1]);
    expect(t.state.turn.number).toBe(1);
  });
});
