// Whether everything open can be paid [SG 4.5]: the quick algorithm gives the same answers as a simple search.
import { QuickChance, shuffled } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { adventures } from '../cards/adventures.ts';
import type { Triple } from '../cards/types.ts';
import { emptyFunds, fillFunds, payable } from '../payment.ts';
import { table } from './table.ts';

interface Debt {
  have: number[];
  readonly cost: Triple;
}

/** Tries every card for every cost, or for none. */
function search(cards: readonly number[], debts: readonly Debt[], actions: number): boolean {
  if (debts.every(({ have, cost }) => have.every((n, i) => n >= cost[i]!))) return true;
  const [first, ...rest] = cards;
  if (first === undefined) return false;
  if (search(rest, debts, actions)) return true;
  const { resources, noAction } = adventures[first]!;
  const left = actions - (noAction ? 0 : 1);
  if (left < 0) return false;
  return debts.some(debt => {
    const before = debt.have;
    debt.have = before.map((n, i) => n + resources[i]!);
    const can = search(rest, debts, left);
    debt.have = before;
    return can;
  });
}

test('SG 4.5, 5.4 up to three commitments, up to six cards, up to five actions', () => {
  const chance = new QuickChance(3);
  const items = adventures.flatMap((one, i) => (one.cost === null ? [] : [i]));
  const { state } = table().give(0, { character: 'sage' });
  const funds = emptyFunds();
  const seen = [0, 0];
  for (let i = 0; i < 4000; i++) {
    const open = shuffled(items, chance).slice(0, chance.below(4));
    const hand = shuffled(
      adventures.map((_, one) => one).filter(one => !open.includes(one)),
      chance,
    ).slice(0, chance.below(7));
    const actions = chance.below(6);
    state.players[0]!.hand = hand;
    state.turn.actions = actions;
    state.turn.open = open.map(what => ({ what, paid: [] }));
    fillFunds(funds, state);
    const quick = payable(funds, 0, funds.all, funds.free, funds.actions);
    const debts = open.map(what => ({ have: [0, 2, 2], cost: adventures[what]!.cost! }));
    expect(quick).toBe(search(hand, debts, actions));
    if (open.length > 0) seen[quick ? 1 : 0]!++;
  }
  expect(Math.min(...seen)).toBeGreaterThan(300);
});
