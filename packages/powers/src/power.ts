import type { Effect } from './effect.ts';

/** A standing change of the rules for the owner: which number, and by how much. Read where that number is worked out. */
export interface Modifier<M extends string = string> {
  readonly modify: M;
  readonly by: number;
}

/** What a card can do: something at a time, or something always. */
export type Power<T extends string = string, M extends string = string> =
  | { readonly at: T; readonly effect: Effect }
  | { readonly always: Modifier<M> };

export function when<T extends string>(
  at: T,
  effect: Effect,
): { readonly at: T; readonly effect: Effect } {
  return { at, effect };
}

export function always<M extends string>(modify: M, by: number): { readonly always: Modifier<M> } {
  return { always: { modify, by } };
}
