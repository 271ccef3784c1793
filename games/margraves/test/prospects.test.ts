// What the bots read of a seat's chances. No rule depends on it, but a wrong number here makes every searching bot worse.
import { TestTable } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { margraves } from '../index.ts';
import { iconWorth, readiness, roundsLeft } from '../outlook.ts';
import { guildIconsOf, pointsOf } from '../scoring.ts';
import { STARTERS } from '../state.ts';
import { dealt, table } from './table.ts';
import type { ValeriaTable } from './table.ts';

/** What the guild icons of a seat will score beyond what they score now. */
function laterIcons(t: ValeriaTable, seat: number): number {
  const rounds = roundsLeft(t.state, seat);
  const later = guildIconsOf(t.state, seat).reduce(
    (sum, icons, row) => sum + icons * iconWorth({ me: t.player(seat), rounds }, row),
    0,
  );
  return later - pointsOf(t.state, seat).icons;
}

test('what lies before a seat is counted, each thing once', () => {
  const t = table(3)
    .has(1, { gold: 7, strength: 4, stone: 2, wood: 1, magic: 0, gem: 1, knight: 3 })
    .influence(1, 3, 0, 5, 1)
    .tower(1, 'shilina', 1)
    .tower(1, 'silesia', 2)
    .tower(2, 'silesia', 1)
    .owns(1, 'i-19', 'i-27', 'ii-12')
    .hired(1, 'bard')
    .played(1, 'merchant')
    .faceDown(1, 'alchemist');
  const points = pointsOf(t.state, 1);
  expect(points.icons).toBeGreaterThan(0);
  expect(t.prospects(1)).toEqual({
    points: points.all,
    turns: roundsLeft(t.state, 1),
    gold: 7,
    strength: 4,
    goods: 3,
    gem: 1,
    knight: 3,
    towers: 2,
    // Only the Magic is missing.
    ready: readiness(1),
    icons: expect.closeTo(laterIcons(t, 1)),
    influence: 9,
    hand: STARTERS.length + 1 - 2,
    citizens: STARTERS.length + 1,
    tiles: 3,
    wealth: 0,
    waits: 1 / 3,
    players: 3,
  });
  expect(t.prospects(2)).toMatchObject({ towers: 1, tiles: 0, waits: 2 / 3 });
});

test('kept wealth counts until it is cashed in', () => {
  const t = new TestTable(margraves, dealt(2));
  const wealth = (): number[] => [0, 1].map(seat => t.prospects(seat)['wealth']!);
  expect(wealth()).toEqual([0, 0]);
  for (const seat of [0, 1]) t.choose(t.offered(seat)[0]!, seat);
  expect(wealth()).toEqual([1, 1]);
});

test('no tower is near for who has none left, or when hardly a round is left', () => {
  const all = { stone: 1, wood: 1, magic: 1, gem: 1 };
  const t = table(2).has(0, all).has(1, all);
  expect(t.prospects(0)['ready']).toBe(readiness(0));
  for (const place of ['shilina', 'silesia', 'namin', 'nymar']) t.tower(1, place, 1);
  expect(t.prospects(1)['ready']).toBe(0);
  const u = table(2).has(0, all).deck(0);
  expect(u.prospects(0)).toMatchObject({ turns: 0.5, ready: 0 });
});
