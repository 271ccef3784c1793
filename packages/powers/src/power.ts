import type { Effect } from './effect.ts';
import type { NumberIn, Term, Terms } from './terms.ts';

/**
 * A permanent change of the rules for the owner: which number, and by how much. Read where that number is worked out.
 */
export interface Modifier<M extends string = string> {
  readonly modify: M;
  readonly by: number;
}

/** What a card can do: something at a certain time, or something permanent. */
export type Power<T extends string = string, M extends string = string> =
  | { readonly at: T; readonly effect: Effect }
  | { readonly always: Modifier<M> };

/** The powers that these terms can express. */
export type PowerOf<T extends Terms> = Power<Term<T, 'timings'>, Term<T, 'modifiers'>>;

/** The two constructors of powers, for one vocabulary. */
export function powersOf<T extends Terms>(
  _: T,
): {
  when<A extends Term<T, 'timings'>>(
    at: A,
    effect: Effect,
  ): { readonly at: A; readonly effect: Effect };
  /** Has a number exactly if its mark has a place for one. */
  always<M extends Term<T, 'modifiers'>>(
    modify: M,
    ...by: NumberIn<T['modifiers'][M]>
  ): { readonly always: Modifier<M> };
} {
  return {
    when: (at, effect) => ({ at, effect }),
    always: (modify, ...[by = 0]) => ({ always: { modify, by } }),
  };
}

/** What a power does at this time; null at other times, and for a permanent power. */
export function effectAt(power: Power, at: string): Effect | null {
  return 'at' in power && power.at === at ? power.effect : null;
}

/** What a power changes permanently, or null. */
export function modifierOf<M extends string>(power: Power<string, M>): Modifier<M> | null {
  return 'always' in power ? power.always : null;
}
