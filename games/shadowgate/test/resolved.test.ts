// Which powers a game has used: for reports on whether every card was tried.
import type { Event } from '@castellan/kernel';
import { playedOut } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';

/** The power that an event shows. */
function shownBy({ say, card, quest }: Event): string[] {
  if (say === 'item-acquired') return [`item:${String(card)}`];
  if (say === 'resource-played') return [`resource:${String(card)}`];
  return say === 'quest-completed' ? [`quest:${String(quest)}`] : [];
}

test('items acquired, cards played as resources and quests completed are marked, and nothing else', () => {
  const { events, used } = playedOut(shadowgate, { players: 4 }, 'resolved');
  const shown = new Set(events.flatMap(shownBy));
  expect(used).toEqual(shadowgate.powers.filter(power => shown.has(power)));
  for (const kind of ['item:', 'resource:', 'quest:'])
    expect(used.some(power => power.startsWith(kind))).toBe(true);
});

test('every card of the box has its powers, in every game', () => {
  const { powers, inPlay } = shadowgate;
  const count = (kind: string): number => powers.filter(power => power.startsWith(kind)).length;
  // 50 adventure cards (events are no items), and 11 quest cards with two faces [SG 1.1, 1.5].
  expect([count('resource:'), count('quest:')]).toEqual([50, 22]);
  expect(powers).not.toContain('item:scattered-coins');
  expect(powers).toContain('item:yorick');
  const all = inPlay(shadowgate.setup({ players: 2 }, 'all'));
  expect(all).toEqual(powers.map((_, power) => power));
});
