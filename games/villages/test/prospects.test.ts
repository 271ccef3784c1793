// What the bots read of a seat's chances. No rule depends on it, but a wrong number here makes every searching bot worse.
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../cards/buildings.ts';
import { turnsLeft } from '../outlook.ts';
import { building, table, vp } from './table.ts';

/** The points of a Building in hand, less 0.8 for each icon of a kind that the village does not have. */
function inHand(id: string, ...kinds: readonly string[]): number {
  const { cost, vp: points } = BUILDINGS[building(id)]!;
  const icons = Object.entries(cost).filter(([kind]) => !kinds.includes(kind));
  return icons.reduce((sum, [, n]) => sum - 0.8 * n, points);
}

test('what lies before a seat is counted, each thing once', () => {
  const t = table(
    3,
    { buildings: ['temple', 'keep'] },
    {
      gold: 2,
      hand: ['mausoleum', 'abbey'],
      shown: ['hospice', 'archery-range'],
      resources: ['farm', 'manor', 'workshop', 'tannery', 'barracks', 'temple'],
      buildings: ['market', 'farm', 'palisade'],
      adventurers: ['bard', 'warlord'],
    },
  )
    .lay(1, 0, 2)
    .lay(1, 'castle', 1);
  const turns = turnsLeft(t.state);
  expect(turns).toBeCloseTo(7 * 1.1);
  const seen = t.prospects(1);
  expect(seen).toEqual({
    points: t.points(1),
    turns,
    gold: 4,
    goldFree: 2,
    hand: 4,
    // Food, Wood and Stone are there, Magic is not.
    handPoints: expect.closeTo(
      ['mausoleum', 'abbey', 'hospice', 'archery-range']
        .map(id => inHand(id, 'food', 'wood', 'stone'))
        .sort((a, b) => b - a)
        .slice(0, 3)
        .reduce((sum, points) => sum + points),
    ),
    resources: 6,
    // Two of three Food, a Wood, two Stone.
    kinds: 5,
    resourcesLeft: 6 * turns,
    // Five Resources without a coin; the Castle has one.
    free: 5,
    buildings: 3,
    adventurers: 2,
    missing: 12 - 5,
    // The Farm, the Palisade and the Warlord.
    provisions: 3,
    waits: 1 / 3,
    players: 3,
  });
});

describe('the three best Buildings in hand', () => {
  const resources = ['farm', 'tannery', 'barracks', 'market'];
  const best = ['temple', 'mausoleum', 'abbey'];

  test.each([
    [...best, 'tannery'],
    ['tannery', ...best],
    ['abbey', 'tannery', 'mausoleum', 'temple'],
  ])('in whatever order they came: %s, %s, %s, %s', (...hand) => {
    const t = table(2).give(0, { hand, resources });
    expect(t.prospects(0)['handPoints']).toBeCloseTo(vp(...best));
  });

  test('known to all or not', () => {
    const t = table(2).give(0, { hand: ['temple'], shown: ['mausoleum', 'abbey'], resources });
    expect(t.prospects(0)['handPoints']).toBeCloseTo(vp(...best));
  });

  test('a Building whose icons are all missing brings less; one that would bring less than nothing is left out', () => {
    const t = table(2).give(0, { hand: ['mausoleum', 'farm'] });
    expect(t.prospects(0)['handPoints']).toBeCloseTo(inHand('mausoleum'));
  });
});

test('the Castle counts as long as no coin lies on it', () => {
  const t = table(2);
  expect(t.prospects(0)['free']).toBe(1);
  expect(t.lay(0, 'castle', 0).prospects(0)['free']).toBe(0);
});

test('a village that has grown beyond its size misses nothing', () => {
  const t = table(4).give(0, { buildings: BUILDINGS.slice(0, 11).map(({ id }) => id) });
  expect(t.prospects(0)).toMatchObject({ missing: 0, turns: 0, resourcesLeft: 0 });
});

test('the player who has just led waits longest', () => {
  const t = table(4).play('harvest', 'deck', 'deck', 'deck').declineAll();
  expect([0, 1, 2, 3].map(seat => t.prospects(seat)['waits'])).toEqual([0.75, 0, 0.25, 0.5]);
});
