// What the bots read of a seat's chances. No rule depends on it, but a wrong number here makes every searching bot worse.
import { describe, expect, test } from 'vitest';
import { missingFor, questValue } from '../outlook.ts';
import { addCitizens, newBand } from '../requirements.ts';
import { quests } from '../index.ts';
import type { TavernTable } from './table.ts';
import { quest, table } from './table.ts';

const SMALL = 'escort-the-pilgrims-north';
const OTHER = 'rescue-the-lost-surveyors';
const LARGE = 'recover-the-moonstone-relic';

/** How many Citizens are missing for a Quest, and what it promises: the more, the fewer are missing. */
function promise(t: TavernTable, seat: number, id: string): { missing: number; own: number } {
  const band = newBand();
  addCitizens(band, t.player(seat).guild);
  const missing = missingFor(band, quest(id));
  return { missing, own: (questValue(t.state, seat, quest(id)) + 1.5) / (1 + missing) };
}

test('what lies before a seat is counted, each thing once', () => {
  const t = table(
    3,
    { completed: ['scale-the-stormglass-peak', 'awaken-the-forest-guardian'] },
    {
      hand: ['knight', 'knight'],
      // 3 Strength doubled, and 1 Magic; of the four roles only the Soldier.
      guild: ['knight', 'archer', 'warlord', 'wizard'],
      reserved: LARGE,
      completed: ['cross-the-whispering-mire'],
    },
  ).active(SMALL);
  const small = promise(t, 1, SMALL);
  const large = promise(t, 1, LARGE);
  expect(t.prospects(1)).toEqual({
    points: quests.standing(t.state)[1],
    turns: expect.closeTo(3 * 2.2),
    completed: 1,
    hand: 2,
    guild: 4,
    // (1 + 2 + 1) doubled, and 1.
    resources: 9,
    roles: 1,
    best: Math.max(small.own, large.own),
    second: Math.min(small.own, large.own),
    missing: Math.min(small.missing, large.missing),
    reserved: 1,
    actions: 0,
    waits: 1 / 3,
    players: 3,
  });
});

describe('the nearest Quests', () => {
  const sorted = (t: TavernTable): number[] =>
    [SMALL, OTHER, LARGE].map(id => promise(t, 0, id).own).sort((a, b) => b - a);

  test.each([
    [SMALL, OTHER, LARGE],
    [LARGE, OTHER, SMALL],
    [OTHER, LARGE, SMALL],
    [OTHER, SMALL, LARGE],
  ])('the best and the next, in whatever order they lie: %s, %s, %s', (...ids) => {
    const t = table(2, { guild: ['knight', 'wizard', 'monk'] }).active(...ids, null);
    const [best, second] = sorted(t);
    expect(t.prospects(0)).toMatchObject({ best, second, reserved: 0 });
    expect(t.prospects(0)['missing']).toBe(Math.min(...ids.map(id => promise(t, 0, id).missing)));
  });

  test('a gap is no Quest; without any, nothing is near', () => {
    const t = table(2).active(null, null, null, null);
    expect(t.prospects(0)).toMatchObject({ best: 0, second: 0, missing: 9 });
    expect(t.active(null, SMALL).prospects(0)).toMatchObject({
      best: promise(t, 0, SMALL).own,
      second: 0,
    });
  });
});

test('more of a Resource, or more cards, than can be used count no further', () => {
  const t = table(2, {
    hand: [
      ...Array<string>(3).fill('knight'),
      ...Array<string>(3).fill('monk'),
      ...Array<string>(3).fill('bard'),
    ],
    guild: ['champion', 'champion', 'warlord'],
  });
  // 6 Strength doubled is 12.
  expect(t.prospects(0)).toMatchObject({ hand: 8, resources: 8 });
});

test('each role counts once', () => {
  const t = table(2, {
    guild: ['knight', 'archer', 'blacksmith', 'bard', 'monk', 'thief'],
  });
  expect(t.prospects(0)['roles']).toBe(4);
});

test('the actions that are left, for the one whose turn it is', () => {
  const t = table(3);
  expect([0, 1].map(seat => t.prospects(seat)['actions'])).toEqual([2, 0]);
  expect([0, 1, 2].map(seat => t.prospects(seat)['waits'])).toEqual([0, 1 / 3, 2 / 3]);
  t.choose('draw');
  expect(t.prospects(0)['actions']).toBe(1);
});
