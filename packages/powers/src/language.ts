import type { Cost, Effect, Of } from './effect.ts';
import type { Filter, NumberIn, Term, Terms } from './terms.ts';

type Some<T extends Terms> = Partial<Record<Term<T, 'resources'>, number>>;

/** An amount of one resource. */
type One<T extends Terms, R = Term<T, 'resources'>> = R extends string
  ? { readonly [K in R]: number } & { readonly [K in Exclude<Term<T, 'resources'>, R>]?: never }
  : never;

/** Two or more parts: a single one stands by itself. */
type Several = [first: Effect, second: Effect, ...rest: Effect[]];

/** The constructors of a game's language. They accept only its own terms. */
export interface Language<T extends Terms> {
  gain(amounts: Some<T>): Of<'gain'>;
  spend(amounts: Some<T>): Of<'spend'>;
  /** Paid to the player aimed at, or, inside an `each`, to the player whose power it is. */
  spendTo(amounts: Some<T>): Of<'spend'>;
  /** A gain or price for each thing counted. */
  per<E extends Of<'gain'> | Of<'spend'>>(count: Term<T, 'counts'>, effect: E): E;
  lose(from: Term<T, 'places'>, n?: number): Of<'lose'>;
  loseRandom(from: Term<T, 'places'>, n?: number): Of<'lose'>;
  /** The acting player gets cards of the player aimed at: chosen, or at random. */
  rob(from: Term<T, 'places'>, n?: number): Of<'rob'>;
  robRandom(from: Term<T, 'places'>, n?: number): Of<'rob'>;
  /** The player aimed at loses cards. */
  scrap(from: Term<T, 'places'>, n?: number): Of<'rob'>;
  scrapRandom(from: Term<T, 'places'>, n?: number): Of<'rob'>;
  all(...of: Several): Of<'all'>;
  any(...of: Several): Of<'any'>;
  or(...of: Several): Of<'or'>;
  may(of: Effect): Of<'may'>;
  /** Amounts for the bank, or another price: `pay(lose('hand'), gain({ gold: 1 }))`. */
  pay(cost: Some<T> | Cost, of: Effect): Of<'pay'>;
  given(count: Term<T, 'counts'>, least: number, of: Effect): Of<'given'>;
  aim(of: Effect): Of<'aim'>;
  take(amounts: One<T>): Of<'take'>;
  /** The same, but the taker may take less. */
  takeUpTo(amounts: One<T>): Of<'take'>;
  acquire(from: Term<T, 'supplies'>, filter?: Filter<T>): Of<'acquire'>;
  act(action: Term<T, 'actions'>): Of<'act'>;
  each(who: 'player' | 'opponent', of: Effect): Of<'each'>;
  /** Has a number exactly if its mark has a place for one. */
  verb<V extends Term<T, 'verbs'>>(verb: V, ...n: NumberIn<T['verbs'][V]>): Of<'verb'>;
  /** An entry for every resource. */
  amounts(some: Some<T>): Readonly<Record<Term<T, 'resources'>, number>>;
}

function amountsIn<T extends Terms>(terms: T): Language<T>['amounts'] {
  const resources = Object.keys(terms.resources) as Term<T, 'resources'>[];
  return some => {
    const full = {} as Record<Term<T, 'resources'>, number>;
    for (const resource of resources) full[resource] = some[resource] ?? 0;
    return full;
  };
}

/** Only the constructor of gains. */
export function gainIn<T extends Terms>(terms: T): Language<T>['gain'] {
  const amounts = amountsIn(terms);
  return some => ({ op: 'gain', amounts: amounts(some), per: null });
}

export function language<T extends Terms>(terms: T): Language<T> {
  const amounts = amountsIn(terms);
  const spend = (some: Some<T>, to: 'bank' | 'them'): Of<'spend'> => ({
    op: 'spend',
    amounts: amounts(some),
    per: null,
    to,
  });
  const isCost = (cost: object): cost is Cost => 'op' in cost;
  return {
    gain: gainIn(terms),
    spend: some => spend(some, 'bank'),
    spendTo: some => spend(some, 'them'),
    per: (count, effect) => ({ ...effect, per: count }),
    lose: (from, n = 1) => ({ op: 'lose', from, n, random: false }),
    loseRandom: (from, n = 1) => ({ op: 'lose', from, n, random: true }),
    rob: (from, n = 1) => ({ op: 'rob', from, n, random: false, keep: true }),
    robRandom: (from, n = 1) => ({ op: 'rob', from, n, random: true, keep: true }),
    scrap: (from, n = 1) => ({ op: 'rob', from, n, random: false, keep: false }),
    scrapRandom: (from, n = 1) => ({ op: 'rob', from, n, random: true, keep: false }),
    all: (...of) => ({ op: 'all', of }),
    any: (...of) => ({ op: 'any', of }),
    or: (...of) => ({ op: 'or', of }),
    may: of => ({ op: 'may', of }),
    pay: (cost, of) => ({ op: 'pay', cost: isCost(cost) ? cost : spend(cost, 'bank'), of }),
    given: (count, least, of) => ({ op: 'given', count, least, of }),
    aim: of => ({ op: 'aim', of }),
    take: one => ({ op: 'take', amounts: amounts(one as Some<T>), upTo: false }),
    takeUpTo: one => ({ op: 'take', amounts: amounts(one as Some<T>), upTo: true }),
    acquire: (from, filter) => ({ op: 'acquire', from, filter: (filter ?? {}) as Filter }),
    act: action => ({ op: 'act', action }),
    each: (who, of) => ({ op: 'each', who, of }),
    verb: (verb, ...[n = 0]) => ({ op: 'verb', verb, n }),
    amounts,
  };
}
