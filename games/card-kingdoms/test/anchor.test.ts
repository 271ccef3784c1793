import { QuickChance, seedFrom } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import { greedy1 } from './greedy-1.ts';

/** Tables that together ask every kind of question. */
const TABLES = [
  { players: 1, setup: 'random' },
  { players: 2, setup: 'first-game' },
  { players: 3, setup: 'monster-blood', leftovers: 'per-kind' },
  { players: 4, setup: 'mastery-over-magic' },
  { players: 5, setup: 'random', mixed: true },
];

test('greedy-1 never changes: it values every option of these games as it always did', () => {
  const asked = new Set<string>();
  const worths: string[] = [];
  TABLES.forEach((settings, i) => {
    const state = cardKingdoms.setup(settings, `anchor ${i}`);
    const chance = new QuickChance(i);
    for (;;) {
      const decision = cardKingdoms.pending(state)[0];
      if (decision === undefined) break;
      asked.add(decision.step);
      const view = cardKingdoms.view(state, decision.seat);
      const worth = worthsOf(cardKingdoms.steps, greedy1, view, decision);
      // Sorted, so that the order of the offer does not matter.
      const options = decision.options
        .filter(({ blocked }) => blocked === undefined)
        .map((option, i) => ({ ...option, worth: worth[i]! }))
        .toSorted((a, b) => ((a.was ?? a.id) < (b.was ?? b.id) ? -1 : 1));
      for (const option of options) worths.push(option.worth.toFixed(6));
      cardKingdoms.apply(
        state,
        decision.kind === 'choose'
          ? { decision: decision.id, picks: [options[chance.below(options.length)]!.id] }
          : decision.fallback,
      );
    }
  });
  expect(asked.size).toBe(15);
  expect(worths.length).toBe(7154);
  expect(seedFrom(worths.join(' '))).toBe(
    '17e1c44ab5394d34eb2a798948461091af58e5f68639cf5bba818ff9a7e6d298',
  );
});
