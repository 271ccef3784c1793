/** What states, views, events and messages are made of. Never `undefined`: empty is `null`. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * Something to be put into words later: a message key and its arguments. Rules never write sentences; a game's
 * `words` turn a phrase into one, in any language.
 */
export interface Phrase {
  readonly say: string;
  readonly [argument: string]: Json;
}

/** A copy through JSON, for the edge. The hot path uses the game's own `clone`. */
export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Whether two values of plain data are equal; the order of names does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      name =>
        Object.hasOwn(b, name) &&
        sameJson((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
    )
  );
}
