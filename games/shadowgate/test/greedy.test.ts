// What the greedy chair prefers: what brings points.
import { allowed } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { appraise } from '../appraise.ts';
import { shadowgate } from '../index.ts';
import { pointsWorth } from '../outlook.ts';
import type { ShadowgateTable } from './table.ts';
import { table } from './table.ts';

/** What each option is worth. */
function worths(t: ShadowgateTable): { readonly id: string; readonly worth: number }[] {
  const decision = t.asks();
  const view = shadowgate.view(t.state, decision.seat);
  const found = worthsOf(shadowgate.steps, appraise, view, decision);
  return allowed(decision).map(({ id }, i) => ({ id, worth: found[i]! }));
}

/** The option that is worth most now. */
const best = (t: ShadowgateTable): string =>
  worths(t).reduce((a, b) => (b.worth > a.worth ? b : a)).id;

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
    const end = worths(t).find(({ id }) => id === 'end')!.worth;
    const loose = worths(t).filter(({ id }) => id.endsWith(':loose'));
    expect(loose.length).toBeGreaterThan(0);
    for (const { worth } of loose) expect(worth).toBeLessThan(end);
  });

  test('of seven cards, it does not discard one of a base type', () => {
    const hand = ['silver-arrow', 'hidden-passage', 'torn-parchment', 'banshees-wail', 'yorick'];
    const t = table().give(0, { character: 'ranger', hand }).deckOf(30).choose('end');
    expect(t.asks().step).toBe('keep');
    expect(best(t)).not.toBe('discard:silver-arrow');
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
    expect(best(paid([0, 0, 0, 0]))).toBe('level:great');
  });
});
