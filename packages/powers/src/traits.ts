import type { Cost, Effect, Fold, Of } from './effect.ts';
import { folded, inside } from './effect.ts';

const optional: Fold<[optionalVerb: (verb: string) => boolean], boolean> = {
  gain: () => false,
  spend: () => false,
  lose: () => false,
  rob: () => false,
  all: ({ of }, verb) => of.every(part => isOptional(part, verb)),
  any: () => true,
  or: ({ of }, verb) => of.every(branch => isOptional(branch, verb)),
  may: () => true,
  pay: () => true,
  given: ({ of }, verb) => isOptional(of, verb),
  aim: ({ of }, verb) => isOptional(of, verb),
  take: ({ upTo }) => upTo,
  acquire: () => false,
  act: () => true,
  each: () => false,
  verb: ({ verb }, optionalVerb) => optionalVerb(verb),
};

/** Whether the whole of it may be declined. */
export function isOptional(effect: Effect, optionalVerb: (verb: string) => boolean): boolean {
  return folded(optional, effect, optionalVerb);
}

/** Whether it can be a price: something that is given up, all of it. */
export function isCost(effect: Effect): effect is Cost {
  const { op } = effect;
  if (op === 'all' || op === 'or') return effect.of.every(isCost);
  return op === 'spend' || op === 'lose' || op === 'verb';
}

/** Whether it is gains and nothing else. Where gains don't ask, those can be booked at once and in any order. */
export function isPlain(effect: Effect): boolean {
  return effect.op === 'gain' || (effect.op === 'all' && effect.of.every(isPlain));
}

/** The verb in it, if it has one: the first, in printed order. */
export function verbIn(effect: Effect): Of<'verb'> | null {
  if (effect.op === 'verb') return effect;
  for (const part of inside(effect)) {
    const found = verbIn(part);
    if (found !== null) return found;
  }
  return null;
}

/** Whether somebody must be aimed at first. */
export function isAimed(effect: Effect): boolean {
  return effect.op === 'aim';
}

type Counting = (count: string) => number;

const tallied: Fold<[resource: string, count: Counting], number> = {
  gain: ({ amounts, per }, resource, count) => amounts[resource]! * (per === null ? 1 : count(per)),
  spend: ({ amounts, per }, resource, count) =>
    -amounts[resource]! * (per === null ? 1 : count(per)),
  lose: () => 0,
  rob: () => 0,
  all({ of }, resource, count) {
    let sum = 0;
    for (const part of of) sum += tally(part, resource, count);
    return sum;
  },
  any({ of }, resource, count) {
    let sum = 0;
    for (const part of of) sum += Math.max(0, tally(part, resource, count));
    return sum;
  },
  or({ of }, resource, count) {
    let most = -Infinity;
    for (const branch of of) most = Math.max(most, tally(branch, resource, count));
    return most;
  },
  may: ({ of }, resource, count) => Math.max(0, tally(of, resource, count)),
  pay: () => 0,
  given: ({ count: name, least, of }, resource, count) =>
    count(name) >= least ? tally(of, resource, count) : 0,
  aim: () => 0,
  take: () => 0,
  acquire: () => 0,
  act: () => 0,
  each: () => 0,
  verb: () => 0,
};

/** The most of a resource that it brings by itself, without a card, a rival or a price: a Duke's points, a grant's gold. */
export function tally(effect: Effect, resource: string, count: Counting): number {
  return folded(tallied, effect, resource, count);
}
