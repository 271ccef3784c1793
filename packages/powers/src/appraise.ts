import type { Cost, Effect, Filter } from './effect.ts';
import { present } from './fold.ts';

/** What things are worth to a seat in a position, in points, give or take. */
export interface Prices {
  resource(name: string): number;
  count(name: string): number;
  /** The worth of the best card that an `acquire` would take now. */
  acquire(from: string, filter: Filter): number;
  act(action: string): number;
  verb(verb: string, n: number): number;
}

type WorthOf = {
  [K in Effect['op']]: (effect: Extract<Effect, { op: K }>, prices: Prices) => number;
};

const fold: WorthOf = {
  gain: ({ amounts, per }, prices) => sum(amounts, prices) * (per === null ? 1 : prices.count(per)),
  all: ({ of }, prices) => of.reduce((total, part) => total + appraise(part, prices), 0),
  or: ({ of }, prices) => Math.max(...of.map(branch => appraise(branch, prices))),
  pay: ({ cost, of }, prices) => Math.max(0, appraise(of, prices) - appraiseCost(cost, prices)),
  aim: ({ of }, prices) => appraise(of, prices),
  // What it takes from another counts a little too.
  take: ({ amounts }, prices) => sum(amounts, prices) * 1.2,
  acquire: ({ from, filter }, prices) => prices.acquire(from, filter),
  act: ({ action }, prices) => prices.act(action),
  // Everyone gets it: what is left over of the advantage is small.
  each: ({ who, of }, prices) => appraise(of, prices) * (who === 'player' ? 0.3 : -0.3),
  verb: ({ verb, n }, prices) => prices.verb(verb, n),
};

function sum(amounts: Cost['amounts'], prices: Prices): number {
  return present(amounts).reduce((total, [name, n]) => total + n * prices.resource(name), 0);
}

export function appraiseCost(cost: Cost, prices: Prices): number {
  return sum(cost.amounts, prices) * (cost.per === null ? 1 : prices.count(cost.per));
}

/** What an effect is worth. */
export function appraise(effect: Effect, prices: Prices): number {
  return (fold[effect.op] as (effect: Effect, prices: Prices) => number)(effect, prices);
}
