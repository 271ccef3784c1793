import type { Args, Json, Seat } from '@castellan/kernel';
import type { Filter } from './terms.ts';

/** An amount for every resource of the game (one object shape, so that adding is fast). */
export type Amounts = Readonly<Record<string, number>>;

/**
 * Who is paid: the bank, the player aimed at (inside an `aim`), or the player whose power it is (inside an `each`).
 */
export type Payee = 'bank' | 'them';

/** What a row of icons says, as a tree of plain data. Everything else is a fold over it. */
export type Effect =
  /** Icons side by side: taken from the bank, once or for each thing counted. */
  | { readonly op: 'gain'; readonly amounts: Amounts; readonly per: string | null }
  /** A payment in amounts. */
  | {
      readonly op: 'spend';
      readonly amounts: Amounts;
      readonly per: string | null;
      readonly to: Payee;
    }
  /** Own cards leave their place, all of them or none: chosen, or at random. */
  | { readonly op: 'lose'; readonly from: string; readonly n: number; readonly random: boolean }
  /** Cards of the player aimed at, as many as there are: taken by the acting player, or lost. */
  | {
      readonly op: 'rob';
      readonly from: string;
      readonly n: number;
      readonly random: boolean;
      readonly keep: boolean;
    }
  /** Plus: all of them, in printed order. */
  | { readonly op: 'all'; readonly of: readonly Effect[] }
  /** All of them, in any order, each optional. */
  | { readonly op: 'any'; readonly of: readonly Effect[] }
  /** Or: exactly one. */
  | { readonly op: 'or'; readonly of: readonly Effect[] }
  /** Optional. */
  | { readonly op: 'may'; readonly of: Effect }
  /** Pay to gain; may be declined. */
  | { readonly op: 'pay'; readonly cost: Cost; readonly of: Effect }
  /** Only for players who have this many of something. */
  | { readonly op: 'given'; readonly count: string; readonly least: number; readonly of: Effect }
  /** Choose an opponent, for what is taken, robbed or paid inside. */
  | { readonly op: 'aim'; readonly of: Effect }
  /** An amount of one resource from the player aimed at, at most what is there. */
  | { readonly op: 'take'; readonly amounts: Amounts; readonly upTo: boolean }
  /** A card from the table, for free. */
  | { readonly op: 'acquire'; readonly from: string; readonly filter: Filter }
  /** One of the game's actions, inside this one. It costs what it always costs, and may be declined. */
  | { readonly op: 'act'; readonly action: string }
  /** Everyone in turn (or every opponent), starting with the player whose power it is. */
  | { readonly op: 'each'; readonly who: 'player' | 'opponent'; readonly of: Effect }
  /** What the language can't express: done by the game. */
  | { readonly op: 'verb'; readonly verb: string; readonly n: number };

/** What does nothing: for what is printed on no card. */
export const NOTHING: Effect = { op: 'all', of: [] };

export type Op = Effect['op'];

/** The effects of some kinds. */
export type Of<K extends Op> = Extract<Effect, { op: K }>;

/** What can be a price; `isCost` says which parts and branches are allowed. */
export type Cost = Of<'spend' | 'lose' | 'verb' | 'all' | 'or'>;

/** Limits that option codes and the check of a loaded state rely on; far beyond what a card says. */
export const MOST_BRANCHES = 16;
export const DEEPEST_EFFECT = 12;
export const HIGHEST = 99;

/** A function for each kind of effect: the parts of a fold. */
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

/** The resources with an amount, in printed order. */
export function present(amounts: Amounts): [resource: string, n: number][] {
  return Object.entries(amounts).filter(([, n]) => n !== 0);
}

/** The first resource with an amount. */
export function firstOf(amounts: Amounts): string | undefined {
  return Object.keys(amounts).find(name => amounts[name]! > 0);
}

/** The direct children of an effect, in printed order. */
export function inside(effect: Effect): readonly Effect[] {
  if (!('of' in effect)) return [];
  if (effect.op === 'all' || effect.op === 'any' || effect.op === 'or') return effect.of;
  return effect.op === 'pay' ? [effect.cost, effect.of] : [effect.of];
}

/** The parts of a sum, each by itself: a Duke's lines. */
export function parts(effect: Effect): readonly Effect[] {
  return effect.op === 'all' ? effect.of : [effect];
}

/** The branches of a choice; any other effect is its own only branch. */
export function branches(effect: Effect): readonly Effect[] {
  return effect.op === 'or' ? effect.of : [effect];
}

/** What a gain or price is multiplied by; null if it happens once. */
export function countOf(effect: Effect): string | null {
  return effect.op === 'gain' || effect.op === 'spend' ? effect.per : null;
}

/** An effect as plain data for a frame or an option. */
export function asJson(effect: Effect): Json {
  return effect as unknown as Json;
}

/** Whether an option has an effect here. */
export function isEffect(data: Json | undefined): boolean {
  return typeof data === 'object' && data !== null && 'op' in data;
}

/** The effect stored in a frame. */
export function asEffect(data: Json): Effect {
  return data as unknown as Effect;
}

/** The arguments of an effect's step. They can be made once for each power, because frames may share them. */
export function told(effect: Effect, source: number, them: Seat): Args {
  return { effect: asJson(effect), source, them };
}
