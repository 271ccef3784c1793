import type { Effect, Fold } from './effect.ts';
import { folded } from './effect.ts';

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
  take: () => false,
  acquire: () => false,
  act: () => true,
  each: () => false,
  verb: ({ verb }, optionalVerb) => optionalVerb(verb),
};

/** Whether the whole of it may be declined. */
export function isOptional(effect: Effect, optionalVerb: (verb: string) => boolean): boolean {
  return folded(optional, effect, optionalVerb);
}

/** Whether it is gains and nothing else: those can be booked without a thought, in any order. */
export function isPlain(effect: Effect): boolean {
  return effect.op === 'gain' || (effect.op === 'all' && effect.of.every(isPlain));
}

/** Whether somebody must be aimed at first. */
export function isAimed(effect: Effect): boolean {
  return effect.op === 'aim';
}

const tallied: Fold<[resource: string, count: (name: string) => number], number> = {
  gain: ({ amounts, per }, resource, count) => amounts[resource]! * (per === null ? 1 : count(per)),
  spend: ({ amounts, per }, resource, count) =>
    -amounts[resource]! * (per === null ? 1 : count(per)),
  lose: () => 0,
  rob: () => 0,
  all: ({ of }, resource, count) => of.reduce((sum, part) => sum + tally(part, resource, count), 0),
  any: ({ of }, resource, count) =>
    of.reduce((sum, part) => sum + Math.max(0, tally(part, resource, count)), 0),
  or: ({ of }, resource, count) => Math.max(...of.map(branch => tally(branch, resource, count))),
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

/** How much of a resource it brings by itself, without a card, a rival or a price: a Duke's points. */
export function tally(effect: Effect, resource: string, count: (name: string) => number): number {
  return folded(tallied, effect, resource, count);
}
