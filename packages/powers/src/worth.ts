import type { Amounts, Effect, Fold } from './effect.ts';
import { folded } from './effect.ts';
import type { Filter } from './terms.ts';

/** What things are worth to a seat in a position, roughly in points. */
export interface Prices {
  /** By resource, in the same object shape as amounts, so that multiplying is fast. */
  readonly resources: Amounts;
  count(name: string): number;
  /** The worth of the best card that an `acquire` would take now. */
  acquire(from: string, filter: Filter): number;
  /** The least that losing this many cards from there costs. */
  lose(from: string, n: number): number;
  /** What taking this many from there brings, to keep them or only to remove them. */
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
  // Taking something from another player is worth a little extra.
  take: ({ amounts }, prices) => worthOf(amounts, prices) * 1.2,
  acquire: ({ from, filter }, prices) => prices.acquire(from, filter),
  act: ({ action }, prices) => prices.act(action),
  // Everyone gets it, so only a small advantage is left.
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

/** What an effect is worth to the player who uses it; a price has a negative worth. */
export function worth(effect: Effect, prices: Prices): number {
  return folded(fold, effect, prices);
}
