import { QuickChance, seedFrom } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { appraise1 } from '../appraise-1.ts';
import { cardKingdoms } from '../index.ts';

/** Tables that ask everything there is to ask. */
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
  TABLES.forEach((options, i) => {
    const state = cardKingdoms.setup(options, `anchor ${i}`);
    const chance = new QuickChance(i);
    for (;;) {
      const decision = cardKingdoms.pending(state)[0];
      if (decision === undefined) break;
      asked.add(decision.step);
      const view = cardKingdoms.view(state, decision.seat);
      const allowed = decision.options.filter(({ blocked }) => blocked === undefined);
      for (const option of allowed) worths.push(appraise1(view, decision, option).toFixed(6));
      cardKingdoms.apply(
        state,
        decision.kind === 'choose'
          ? { decision: decision.id, picks: [allowed[chance.below(allowed.length)]!.id] }
          : decision.fallback,
      );
    }
  });
  expect(asked.size).toBe(18);
  expect(worths.length).toBe(6461);
  expect(seedFrom(worths.join(' '))).toBe(
    '0cd387cf924d5cca3123920621335fce43cf674508135d17f416e088391b3fe3',
  );
});
