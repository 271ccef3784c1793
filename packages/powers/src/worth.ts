import type { Amounts, Effect, Fold } from './effect.ts';
import { folded } from './effect.ts';
import type { Filter } from './terms.ts';

/** What things are worth to a seat in a position, in points, give or take. */
export interface Prices {
  /** By resource: one shape with the amounts, so that multiplying is quick. */
  readonly resources: Amounts;
  count(name: string): number;
  /** The worth of the best card that an `acquire` would take now. */
  acquire(from: string, filter: Filter): number;
  /** What it costs to lose so many cards from there, the least that can be. */
  lose(from: string, n: number): number;
  /** What it brings to take so many from there, to keep or only so that they are gone. */
  rob(from: string, n: number, keep: boolean): number;
  act(action: string): number;
  verb(verb: string, n: number): number;
}

const fold: Fold<[prices: Prices], number> = {
  gain: ({ amounts, per }, prices) =>
    worthOf(amounts, prices) * (per === null ? 1 : prices.count(per)),
  spend: ({ amounts, per }, prices) =>
    -worthOf(amounts, prices) * (per === null ? 1 : prices.count(per)),
  lose: ({ from, n }, prices) => -prices.lose(from, n),
  rob: ({ from, n, keep }, prices) => prices.rob(from, n, keep),
  all: ({ of }, prices) => sum(of, prices),
  any: ({ of }, prices) => {
    let total = 0;
    for (const part of of) total += Math.max(0, worth(part, prices));
    return total;
  },
  or: ({ of }, prices) => {
    let best = -Infinity;
    for (const branch of of) best = Math.max(best, worth(branch, prices));
    return best;
  },
  may: ({ of }, prices) => Math.max(0, worth(of, prices)),
  pay: ({ cost, of }, prices) => Math.max(0, worth(cost, prices) + worth(of, prices)),
  given: ({ count, least, of }, prices) => (prices.count(count) >= least ? worth(of, prices) : 0),
  aim: ({ of }, prices) => worth(of, prices),
  // What it takes from another counts a little too.
  take: ({ amounts }, prices) => worthOf(amounts, prices) * 1.2,
  acquire: ({ from, filter }, prices) => prices.acquire(from, filter),
  act: ({ action }, prices) => prices.act(action),
  // Everyone gets it: what is left over of the advantage is small.
  each: ({ who, of }, prices) => worth(of, prices) * (who === 'player' ? 0.3 : -0.3),
  verb: ({ verb, n }, prices) => prices.verb(verb, n),
};

function sum(of: readonly Effect[], prices: Prices): number {
  let total = 0;
  for (const part of of) total += worth(part, prices);
  return total;
}

/** What these amounts are worth. */
export function worthOf(amounts: Amounts, { resources }: Prices): number {
  let total = 0;
  for (const name in resources) total += amounts[name]! * resources[name]!;
  return total;
}

/** What an effect is worth to the one who uses it; a price is worth less than nothing. */
export function worth(effect: Effect, prices: Prices): number {
  return folded(fold, effect, prices);
}
