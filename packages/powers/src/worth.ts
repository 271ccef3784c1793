import type { Amounts, Effect, Fold } from './effect.ts';
import { folded, present } from './effect.ts';
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

/** What an effect is worth, made ready: bots ask this millions of times, and most effects are a few amounts. */
type Weigh = (prices: Prices) => number;

const fold: Fold<[], Weigh> = {
  gain: ({ amounts, per }) => counted(amountsWeigh(amounts), per),
  spend: ({ amounts, per }) => {
    const cost = counted(amountsWeigh(amounts), per);
    return prices => -cost(prices);
  },
  lose:
    ({ from, n }) =>
    prices =>
      -prices.lose(from, n),
  rob:
    ({ from, n, keep }) =>
    prices =>
      prices.rob(from, n, keep),
  all({ of }) {
    const parts = of.map(weighed);
    return prices => {
      let total = 0;
      for (let i = 0; i < parts.length; i++) total += parts[i]!(prices);
      return total;
    };
  },
  any({ of }) {
    const parts = of.map(weighed);
    return prices => {
      let total = 0;
      for (let i = 0; i < parts.length; i++) total += Math.max(0, parts[i]!(prices));
      return total;
    };
  },
  or({ of }) {
    const branches = of.map(weighed);
    return prices => {
      let best = -Infinity;
      for (let i = 0; i < branches.length; i++) best = Math.max(best, branches[i]!(prices));
      return best;
    };
  },
  may({ of }) {
    const weigh = weighed(of);
    return prices => Math.max(0, weigh(prices));
  },
  pay({ cost, of }) {
    const [price, weigh] = [weighed(cost), weighed(of)];
    return prices => Math.max(0, price(prices) + weigh(prices));
  },
  given({ count, least, of }) {
    const weigh = weighed(of);
    return prices => (prices.count(count) >= least ? weigh(prices) : 0);
  },
  aim: ({ of }) => weighed(of),
  // Taking something from another player is worth a little extra.
  take({ amounts }) {
    const weigh = amountsWeigh(amounts);
    return prices => weigh(prices) * 1.2;
  },
  acquire:
    ({ from, filter }) =>
    prices =>
      prices.acquire(from, filter),
  act:
    ({ action }) =>
    prices =>
      prices.act(action),
  // Everyone gets it, so only a small advantage is left.
  each({ who, of }) {
    const weigh = weighed(of);
    const share = who === 'player' ? 0.3 : -0.3;
    return prices => weigh(prices) * share;
  },
  verb:
    ({ verb, n }) =>
    prices =>
      prices.verb(verb, n),
};

function counted(weigh: Weigh, per: string | null): Weigh {
  return per === null ? weigh : prices => weigh(prices) * prices.count(per);
}

function amountsWeigh(amounts: Amounts): Weigh {
  const [first, ...more] = present(amounts);
  if (first === undefined) return () => 0;
  const [name, n] = first;
  if (more.length === 0) return ({ resources }) => n * (resources[name] ?? 0);
  return prices => worthOf(amounts, prices);
}

/** What these amounts are worth. */
export function worthOf(amounts: Amounts, { resources }: Prices): number {
  let total = 0;
  for (const name in resources) total += amounts[name]! * resources[name]!;
  return total;
}

const ready = new WeakMap<Effect, Weigh>();

function weighed(effect: Effect): Weigh {
  let weigh = ready.get(effect);
  if (weigh === undefined) {
    weigh = folded(fold, effect);
    ready.set(effect, weigh);
  }
  return weigh;
}

/** What an effect is worth to the player who uses it; a price has a negative worth. */
export function worth(effect: Effect, prices: Prices): number {
  return weighed(effect)(prices);
}
