import { quote } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { walk } from '../walk.ts';

export const cardsConserved: Check = {
  name: 'cards-conserved',
  promise: 'no card is lost or doubled',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      let all: number[] | null = null;
      walk(game, variant, seed, budget, ({ state }) => {
        const cards = game.cards(state).sort((a, b) => a - b);
        for (const card of cards)
          if (!Number.isSafeInteger(card)) throw new Fault(`${quote(card)} is no card`);
        all ??= cards;
        const fault = difference(all, cards);
        if (fault !== null) throw new Fault(fault);
      });
    }
  },
};

/** How two sorted lists of cards differ; null if they are equal. */
function difference(before: readonly number[], now: readonly number[]): string | null {
  for (let i = 0; i < Math.max(before.length, now.length); i++) {
    const [was, is] = [before[i], now[i]];
    if (was === is) continue;
    if (was === undefined || (is !== undefined && is < was))
      return `card ${is} is there once too often`;
    return `card ${was} is lost`;
  }
  return null;
}
