import { number } from './field.ts';
import type { Field } from './field.ts';

/** How many of each kind: a price, a gain. */
type Amounts<K extends string> = Readonly<Record<K, number>>;

interface Reckoning<K extends string> {
  /** Adds an amount this many times; with negative `times` it spends. Returns what there is now. */
  add(purse: Record<K, number>, amounts: Amounts<K>, times: number): Amounts<K>;
  /** Whether it holds an amount this many times. */
  has(purse: Amounts<K>, amounts: Amounts<K>, times: number): boolean;
}

/** What can be had in numbers, described once by its kinds. A purse may lie among the other fields of a player. */
export interface Purse<K extends string> extends Reckoning<K> {
  readonly kinds: readonly K[];
  /** These, and nothing of the other kinds. */
  of(some: Readonly<Partial<Record<K, number>>>): Record<K, number>;
  times(amounts: Amounts<K>, times: number): Record<K, number>;
  /** What has come since there was `before`. */
  since(purse: Amounts<K>, before: Amounts<K>): Record<K, number>;
  /** Its fields in the description of a state, with the most that there can be of a kind. */
  fields(most?: Readonly<Partial<Record<K, number>>>): { readonly [P in K]: Field<number> };
}

/**
 * A purse with a kind for each of these names. Where bots add and compare a million times, a game may write that out, because only fixed
 * names are fast: the compiler refuses an `add` that leaves out a kind, and this function a `has` that does.
 */
export function purse<K extends string>(
  names: Readonly<Record<K, unknown>>,
  written?: Reckoning<K>,
): Purse<K> {
  const kinds = Object.keys(names) as K[];
  const each = <T>(value: (kind: K) => T): Record<K, T> =>
    Object.fromEntries(kinds.map(kind => [kind, value(kind)])) as Record<K, T>;
  for (const kind of written === undefined ? [] : kinds) {
    const held = each(() => 0);
    const one = each(other => (other === kind ? 1 : 0));
    const isShort = !written!.has(held, one, 1);
    written!.add(held, one, 1);
    if (!isShort || held[kind] !== 1 || !written!.has(held, one, 1))
      throw new Error(`the purse does not count ${kind}`);
  }
  return {
    kinds,
    of: some => each(kind => some[kind] ?? 0),
    times: (amounts, times) => each(kind => amounts[kind] * times),
    since: (now, before) => each(kind => now[kind] - before[kind]),
    fields: most => each(kind => number(0, most?.[kind])),
    add(held, amounts, times) {
      for (const kind of kinds) {
        const n = amounts[kind] * times;
        if (n !== 0) held[kind] += n;
      }
      return held;
    },
    has: (held, amounts, times) => kinds.every(kind => held[kind] >= amounts[kind] * times),
    ...written,
  };
}
