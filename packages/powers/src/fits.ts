import { NOBODY } from '@castellan/kernel';
import type { Frame, Json, Seat, Step, Steps, Waiting } from '@castellan/kernel';
import type { Effect, Op } from './effect.ts';
import { asEffect, asJson, inside } from './effect.ts';
import type { Interpreter } from './interpreter.ts';
import type { World } from './world.ts';

/** The kinds of effect that each step handles. `power` performs any. */
const ABOUT: Readonly<Record<string, readonly Op[]>> = {
  'power/rest': ['all'],
  'power/or': ['or'],
  'power/any': ['any'],
  'power/may': ['may'],
  'power/pay': ['pay'],
  'power/card': ['lose', 'rob'],
  'power/aim': ['aim'],
  'power/take': ['take'],
  'power/acquire': ['acquire', 'may'],
};

/** Steps that come back in the middle of their effect: the part already done need no longer be possible. */
const BEGUN: ReadonlySet<string> = new Set(['power/rest', 'power/any', 'power/card']);

/**
 * The interpreter's steps, each able to recognise its own frames: part of a printed power, and possible where it
 * asks.
 */
export function fitted<S>(
  world: World<S>,
  possible: Interpreter<S>['possible'],
  steps: Steps<S>,
): Steps<S> {
  const fitting =
    (name: string) =>
    (t: Waiting<S>, seat: Seat, args: unknown, below: readonly Frame[]): boolean => {
      const told = args as {
        readonly effect?: Json;
        readonly source?: number;
        readonly them: Seat;
      };
      const { source = -1 } = told;
      if (seat === NOBODY || world.fits?.(t, seat, name, below, source) === false) return false;
      // Several powers to be used: each is one that is printed, which its arguments say already.
      if (told.effect === undefined) return true;
      if (source < 0 || !isPart(told.effect, asJson(world.effect(source)))) return false;
      if (told.them !== NOBODY && !world.rivals(t, seat).includes(told.them)) return false;
      const effect = asEffect(told.effect);
      const about = ABOUT[name];
      if (about === undefined) return true;
      if (!about.includes(effect.op)) return false;
      return BEGUN.has(name) || possible(t, seat, effect, source, told.them);
    };
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Step<S>] => [
      name,
      { ...step, fits: fitting(name) } as Step<S>,
    ]),
  );
}

/** Whether the effect is the tree itself or part of it. */
function isPart(effect: Json, tree: Json): boolean {
  return (
    same(effect, tree) ||
    inside(asEffect(tree)).some((part: Effect) => isPart(effect, asJson(part)))
  );
}

/** Compared as data: the order of fields does not matter. */
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
