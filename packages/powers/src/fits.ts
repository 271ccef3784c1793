import { NOBODY } from '@castellan/kernel';
import type { Draft, Frame, Json, Step, Steps } from '@castellan/kernel';
import type { Effect } from './effect.ts';
import { asEffect, asJson } from './effect.ts';
import type { Interpreter } from './interpreter.ts';
import type { World } from './world.ts';

/** The node that each step asks about. `power` performs any. */
const ASKS_ABOUT: Readonly<Record<string, Effect['op']>> = {
  'power/or': 'or',
  'power/pay': 'pay',
  'power/aim': 'aim',
  'power/take': 'take',
  'power/acquire': 'acquire',
};

/** The interpreter's steps, which can tell a frame of theirs: part of a printed power, and possible where it asks. */
export function fitted<S>(
  world: World<S>,
  possible: Interpreter<S>['possible'],
  steps: Steps<S>,
): Steps<S> {
  const fits = (t: Draft<S>, frame: Frame, below: readonly Frame[]): boolean => {
    const { step, seat, a: them, b: source, data } = frame;
    const printed = world.printed(source);
    if (printed === null || seat === NOBODY || !isPart(data, asJson(printed))) return false;
    if (them !== NOBODY && !world.rivals(t, seat).includes(them)) return false;
    const effect = asEffect(data);
    const asked = ASKS_ABOUT[step];
    return (
      (asked === undefined || (asked === effect.op && possible(t, seat, effect, them, source))) &&
      world.fits(t, frame, below)
    );
  };
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Step<S>] => [name, { ...step, fits }]),
  );
}

/** Whether the effect is one of the tree's, or the tree itself. */
function isPart(effect: Json, tree: Json): boolean {
  if (same(effect, tree)) return true;
  const { of } = tree as { readonly of?: Json | readonly Json[] };
  if (of === undefined) return false;
  return Array.isArray(of)
    ? (of as readonly Json[]).some(part => isPart(effect, part))
    : isPart(effect, of as Json);
}

/** As data: the order of fields does not matter. */
function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(name => Object.hasOwn(b, name) && same(a[name]!, b[name]!))
  );
}

function isTree(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null;
}
