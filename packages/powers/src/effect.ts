import type { Json } from '@castellan/kernel';

/** So much of each resource, with an entry for every resource of the game (one shape, so that adding is quick). */
export type Amounts = Readonly<Record<string, number>>;

/** What an `acquire` may take: each game has fields of its own (`costAtMost`, `role`, `name` …). */
export type Filter = Readonly<Record<string, string | number>>;

/** A price: the amounts, once or for each thing counted. */
export interface Cost {
  readonly amounts: Amounts;
  readonly per: string | null;
}

/** What an icon row says, as a tree of plain data. Everything else is a fold over it. */
export type Effect =
  | { readonly op: 'gain'; readonly amounts: Amounts; readonly per: string | null }
  | { readonly op: 'all'; readonly of: readonly Effect[] }
  | { readonly op: 'or'; readonly of: readonly Effect[] }
  | { readonly op: 'pay'; readonly cost: Cost; readonly of: Effect }
  | { readonly op: 'aim'; readonly of: Effect }
  | { readonly op: 'take'; readonly amounts: Amounts; readonly upTo: boolean }
  | { readonly op: 'acquire'; readonly from: string; readonly filter: Filter }
  | { readonly op: 'act'; readonly action: string }
  | { readonly op: 'each'; readonly who: 'player' | 'opponent'; readonly of: Effect }
  | { readonly op: 'verb'; readonly verb: string; readonly n: number };

export type Op = Effect['op'];

/** The constructors of a game's language: its resources are fixed once, here. */
export interface Language<R extends string> {
  /** Icons side by side: take them from the bank. */
  gain(amounts: Partial<Record<R, number>>): Effect;
  /** Left times right: a gain for each thing counted. */
  per(count: string, gain: Effect): Effect;
  /** Plus: all of them, in the order printed. */
  all(...of: Effect[]): Effect;
  /** Or: exactly one. */
  or(...of: Effect[]): Effect;
  /** Paid to gain: may be declined. */
  pay(cost: Partial<Record<R, number>> | Cost, of: Effect): Effect;
  /** A price for each thing counted. */
  costPer(count: string, amounts: Partial<Record<R, number>>): Cost;
  /** An opponent of your choice, for the `take` inside. */
  aim(of: Effect): Effect;
  /** Taken from the one aimed at, never more than is there. */
  take(amounts: Partial<Record<R, number>>): Effect;
  /** The same, but the taker may leave some. */
  takeUpTo(amounts: Partial<Record<R, number>>): Effect;
  /** A card from the table, for free. */
  acquire(from: string, filter?: Filter): Effect;
  /** One of the game's actions, within this one; it costs what it always costs, and may be declined. */
  act(action: string): Effect;
  /** Everyone in turn (or every opponent), from the one whose power it is. */
  each(who: 'player' | 'opponent', of: Effect): Effect;
  /** What the language can't say: done by the game. */
  verb(verb: string, n?: number): Effect;
  amounts(some: Partial<Record<R, number>>): Readonly<Record<R, number>>;
}

export function language<R extends string>(resources: readonly R[]): Language<R> {
  const amounts = (some: Partial<Record<R, number>>): Record<R, number> => {
    const full = {} as Record<R, number>;
    for (const resource of resources) full[resource] = some[resource] ?? 0;
    return full;
  };
  const isCost = (cost: object): cost is Cost => 'amounts' in cost;
  return {
    gain: some => ({ op: 'gain', amounts: amounts(some), per: null }),
    per: (count, gain) => {
      if (gain.op !== 'gain') throw new Error('per multiplies a gain');
      return { op: 'gain', amounts: gain.amounts, per: count };
    },
    all: (...of) => ({ op: 'all', of }),
    or: (...of) => ({ op: 'or', of }),
    pay: (cost, of) => ({
      op: 'pay',
      cost: isCost(cost) ? cost : { amounts: amounts(cost), per: null },
      of,
    }),
    costPer: (count, some) => ({ amounts: amounts(some), per: count }),
    aim: of => ({ op: 'aim', of }),
    take: some => ({ op: 'take', amounts: amounts(some), upTo: false }),
    takeUpTo: some => ({ op: 'take', amounts: amounts(some), upTo: true }),
    acquire: (from, filter = {}) => ({ op: 'acquire', from, filter }),
    act: action => ({ op: 'act', action }),
    each: (who, of) => ({ op: 'each', who, of }),
    verb: (verb, n = 0) => ({ op: 'verb', verb, n }),
    amounts,
  };
}

/** An effect as plain data for a frame or an option. */
export function asJson(effect: Effect): Json {
  return effect as unknown as Json;
}

/** The effect that lies in a frame. */
export function asEffect(data: Json): Effect {
  return data as unknown as Effect;
}
