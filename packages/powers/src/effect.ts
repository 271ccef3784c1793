import type { Json } from '@castellan/kernel';
import type { Filter } from './terms.ts';

/** So much of each resource, with an entry for every resource of the game (one shape, so that adding is quick). */
export type Amounts = Readonly<Record<string, number>>;

/** Who is paid: the bank, or the one aimed at (inside an `aim`), or the one whose power it is (inside an `each`). */
export type Payee = 'bank' | 'them';

/** What an icon row says, as a tree of plain data. Everything else is a fold over it. */
export type Effect =
  /** Icons side by side: from the bank; once, or for each thing counted. */
  | { readonly op: 'gain'; readonly amounts: Amounts; readonly per: string | null }
  /** Paid, in amounts. */
  | {
      readonly op: 'spend';
      readonly amounts: Amounts;
      readonly per: string | null;
      readonly to: Payee;
    }
  /** Cards of one's own leave their place, all of them or none: chosen, or at random. */
  | { readonly op: 'lose'; readonly from: string; readonly n: number; readonly random: boolean }
  /** The same with cards of the one aimed at, as many as there are: kept by the one who acts, or lost to all. */
  | {
      readonly op: 'rob';
      readonly from: string;
      readonly n: number;
      readonly random: boolean;
      readonly keep: boolean;
    }
  /** Plus: all of them, in the order printed. */
  | { readonly op: 'all'; readonly of: readonly Effect[] }
  /** All of them, in any order, each optional. */
  | { readonly op: 'any'; readonly of: readonly Effect[] }
  /** Or: exactly one. */
  | { readonly op: 'or'; readonly of: readonly Effect[] }
  /** Not a must. */
  | { readonly op: 'may'; readonly of: Effect }
  /** Paid to gain: may be declined. */
  | { readonly op: 'pay'; readonly cost: Cost; readonly of: Effect }
  /** Only for those who have so many of something. */
  | { readonly op: 'given'; readonly count: string; readonly least: number; readonly of: Effect }
  /** An opponent of your choice, for what is taken, robbed or paid inside. */
  | { readonly op: 'aim'; readonly of: Effect }
  /** So much of one resource, taken from the one aimed at: never more than is there. */
  | { readonly op: 'take'; readonly amounts: Amounts; readonly upTo: boolean }
  /** A card from the table, for free. */
  | { readonly op: 'acquire'; readonly from: string; readonly filter: Filter }
  /** One of the game's actions, within this one; it costs what it always costs, and may be declined. */
  | { readonly op: 'act'; readonly action: string }
  /** Everyone in turn (or every opponent), from the one whose power it is. */
  | { readonly op: 'each'; readonly who: 'player' | 'opponent'; readonly of: Effect }
  /** What the language can't say: done by the game. */
  | { readonly op: 'verb'; readonly verb: string; readonly n: number };

export type Op = Effect['op'];

/** The effects of one kind. */
export type Of<K extends Op> = Extract<Effect, { op: K }>;

/** What can be a price: `isCost` says which parts and branches it may have. */
export type Cost = Of<'spend' | 'lose' | 'verb' | 'all' | 'or'>;

/** What a code of an option and a check of a loaded state may rely on; far beyond what a card says. */
export const MOST_BRANCHES = 16;
export const DEEPEST_EFFECT = 12;
export const HIGHEST = 99;

/** A function for each kind of effect: what a fold is made of. */
export type Fold<Args extends readonly unknown[], R> = {
  readonly [K in Op]: (effect: Of<K>, ...args: Args) => R;
};

/** Applies the function for this effect's kind. */
export function folded<Args extends readonly unknown[], R>(
  fold: Fold<Args, R>,
  effect: Effect,
  ...args: Args
): R {
  return (fold[effect.op] as (effect: Effect, ...args: Args) => R)(effect, ...args);
}

/** The resources of which there are any, in printed order. */
export function present(amounts: Amounts): [resource: string, n: number][] {
  return Object.entries(amounts).filter(([, n]) => n !== 0);
}

/** The first resource of which there is any. */
export function firstOf(amounts: Amounts): string | undefined {
  return Object.keys(amounts).find(name => amounts[name]! > 0);
}

/** The effects right inside another, in the order printed. */
export function inside(effect: Effect): readonly Effect[] {
  if (!('of' in effect)) return [];
  if (effect.op === 'all' || effect.op === 'any' || effect.op === 'or') return effect.of;
  return effect.op === 'pay' ? [effect.cost, effect.of] : [effect.of];
}

/** What stands beside a plus, each part by itself: a Duke's lines. */
export function parts(effect: Effect): readonly Effect[] {
  return effect.op === 'all' ? effect.of : [effect];
}

/** The branches of a choice; what is no choice is its only branch. */
export function branches(effect: Effect): readonly Effect[] {
  return effect.op === 'or' ? effect.of : [effect];
}

/** What a gain or a price is multiplied by; null where it comes once. */
export function countOf(effect: Effect): string | null {
  return effect.op === 'gain' || effect.op === 'spend' ? effect.per : null;
}

/** An effect as plain data for a frame or an option. */
export function asJson(effect: Effect): Json {
  return effect as unknown as Json;
}

/** The effect that lies in a frame. */
export function asEffect(data: Json): Effect {
  return data as unknown as Effect;
}
