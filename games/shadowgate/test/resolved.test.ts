// Which powers a game has used: for reports on whether every card was tried.
import { playRandomly, QuickChance } from '@castellan/kernel';
import type { Event } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';

/** The power that an event shows. */
function shownBy({ say, card, quest }: Event): string[] {
  if (say === 'item-acquired') return [`item:${String(card)}`];
  if (say === 'resource-played') return [`resource:${String(card)}`];
  return say === 'quest-completed' ? [`quest:${String(quest)}`] : [];
}

test('items acquired, cards played as resources and quests completed are marked, and nothing else', () => {
  const { powers } = shadowgate;
  const events: Event[] = [];
  const t = shadowgate.draft(shadowgate.setup({ players: 4 }, 'resolved'), events);
  t.powers = new Uint8Array(powers.length);
  const chance = new QuickChance(3);
  const picks: number[] = [];
  while (playRandomly(t, chance, picks));
  const shown = new Set(events.flatMap(shownBy));
  const marked = powers.filter((_, power) => t.powers![power] === 1);
  expect(marked).toEqual(powers.filter(power => shown.has(power)));
  for (const kind of ['item:', 'resource:', 'quest:'])
    expect(marked.some(power => power.startsWith(kind))).toBe(true);
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
