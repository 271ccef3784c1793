// The frozen appraisal of the first greedy chair, at fixed tables: ratings are measured against its choices.
import { expect, test } from 'vitest';
import { greedy1 } from './greedy-1.ts';
import type { ShadowgateTable } from './table.ts';
import { table } from './table.ts';

/** What each option is worth to it. */
const worths = (t: ShadowgateTable): Record<string, number> => {
  const all = Object.entries(t.worths(undefined, greedy1));
  return Object.fromEntries(all.map(([id, worth]) => [id, Number(worth.toFixed(3))]));
};

const shown = ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'];

const ranger = (hand: readonly string[], items: readonly string[]): ShadowgateTable =>
  table().give(0, { character: 'ranger', hand, items }).quests(shown);

test('greedy-1 never changes: actions', () => {
  const t = ranger(['scattered-coins', 'elven-longbow', 'quick-reflexes'], []);
  expect(worths(t)).toEqual({
    cycle: 8.599,
    end: 7.05,
    'item:elven-longbow': 9.8,
    'quest:the-dragons-den': 5,
    'quest:the-silent-guard': 6.1,
    'quest:the-troll-bridge': 5,
    'resource:elven-longbow:loose': 6.09,
    'resource:quick-reflexes:loose': 9.789,
    'resource:scattered-coins:loose': 9.789,
  });
});

test('greedy-1 never changes: levels and items used', () => {
  const t = ranger(
    ['golden-thorn', 'scattered-coins', 'spell-of-fortitude'],
    ['elven-longbow', 'flame-of-gorrung', 'minor-mistral', 'yorick'],
  ).play('quest:the-silent-guard', 'resource:golden-thorn:quest', 'resource:scattered-coins:quest');
  expect(worths(t)).toEqual({
    'level:epic': 6.4,
    'level:great': 5,
    'level:major': 3,
    'level:minor': 1,
  });
  expect(worths(t.choose('level:epic'))).toEqual({
    'use:flame-of-gorrung': -1.6,
    'use:minor-mistral': 0,
  });
});

test('greedy-1 never changes: discarded cards', () => {
  const hand = ['scattered-coins', 'spell-of-fortitude', 'minor-mistral', 'golden-thorn', 'yorick'];
  const t = ranger(hand, []).deck('quick-reflexes', 'elven-longbow').choose('end');
  const { 'discard:quick-reflexes': quick, 'discard:scattered-coins': coins } = worths(t);
  expect([quick, coins]).toEqual([-0.7, -0.7]);
});
