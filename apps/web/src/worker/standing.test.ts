import { cardKingdoms } from '@castellan/card-kingdoms';
import type { CardKingdomsState, CardKingdomsView } from '@castellan/card-kingdoms';
import { QuickChance, Table } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { rulesOf } from '@castellan/shelf';
import { standingOf } from './standing.ts';

type Solo = Table<CardKingdomsState, CardKingdomsView>;

/** A solo game, played at random to its end. */
function played(seed: number): Solo {
  const table = new Table(cardKingdoms, { players: 1 }, seed);
  const chance = new QuickChance(seed);
  for (let [open] = table.decisions(); open !== undefined; [open] = table.decisions()) {
    const allowed = open.options.filter(({ blocked }) => blocked === undefined);
    table.answer(
      open.kind === 'choose'
        ? { decision: open.id, picks: [allowed[chance.below(allowed.length)]!.id] }
        : open.fallback,
    );
  }
  return table;
}

test('a game that is over is told with its points, unless they did not decide', async () => {
  const told = new Set<boolean>();
  for (let seed = 0; told.size < 2; seed++) {
    const table = played(seed);
    const scored = table.outcome()!.scores.length > 0;
    told.add(scored);
    const standing = await standingOf(table.save(), rulesOf);
    expect(standing!.turn).toBeGreaterThan(0);
    expect(standing!.points).toEqual(scored ? [table.outcome()!.scores[0]!.total] : null);
  }
});
