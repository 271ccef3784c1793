// What the greedy chair prefers: what brings points.
import { describe, expect, test } from 'vitest';
import { pointsWorth } from '../outlook.ts';
import type { ShadowgateTable } from './table.ts';
import { table } from './table.ts';

const quests = ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'];

describe('cards', () => {
  test('a useless hand is kept until the draw, and not wasted on an action', () => {
    const hand = [
      'rusted-dirk',
      'quick-reflexes',
      'sudden-insight',
      'flickering-light',
      'everburning-torch',
      'serpent-stave',
    ];
    const t = table().give(0, { character: 'sage', hand }).quests(quests);
    const { end, ...others } = t.worths();
    const loose = Object.entries(others).filter(([id]) => id.endsWith(':loose'));
    expect(loose.length).toBeGreaterThan(0);
    for (const [, worth] of loose) expect(worth).toBeLessThan(end!);
  });

  test('of seven cards, it does not discard one of a base type', () => {
    const hand = ['silver-arrow', 'hidden-passage', 'torn-parchment', 'banshees-wail', 'yorick'];
    const t = table().give(0, { character: 'ranger', hand }).deckOf(30).choose('end');
    expect(t.asks().step).toBe('keep');
    expect(t.best()).not.toBe('discard:silver-arrow');
  });
});

describe('points', () => {
  /** A Ranger who has paid for The Silent Guard, with a Longbow, the Flame, and these points. */
  const paid = (levels: readonly number[]): ShadowgateTable =>
    table()
      .give(0, {
        character: 'ranger',
        hand: ['golden-thorn', 'scattered-coins', 'hidden-passage', 'loose-flagstone'],
        items: ['elven-longbow', 'flame-of-gorrung'],
        levels,
      })
      .quests(quests)
      .play(
        'quest:the-silent-guard',
        'resource:golden-thorn:quest',
        'resource:scattered-coins:quest',
      );

  test('the points that win are worth more than anything else', () => {
    expect(pointsWorth(25) - pointsWorth(24)).toBeGreaterThan(pointsWorth(24) - pointsWorth(0));
  });

  test('with no points, five are worth the Flame', () => {
    expect(paid([0, 0, 0, 0]).best()).toBe('level:great');
  });
});
