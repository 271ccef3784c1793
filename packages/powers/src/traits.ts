import type { Cost, Effect, Fold, Of } from './effect.ts';
import { folded, inside, present } from './effect.ts';

const optional: Fold<[], boolean> = {
  gain: () => false,
  spend: () => false,
  lose: () => false,
  rob: () => false,
  all: ({ of }) => of.every(isOptional),
  any: () => true,
  or: ({ of }) => of.every(isOptional),
  may: () => true,
  pay: () => true,
  given: ({ of }) => isOptional(of),
  aim: ({ of }) => isOptional(of),
  take: ({ upTo }) => upTo,
  acquire: () => false,
  act: () => true,
  each: () => false,
  verb: () => false,
};

/** Whether all of it may be declined. */
export function isOptional(effect: Effect): boolean {
  return folded(optional, effect);
}

/**
 * Whether it can be a price: something given up, several things together, or a choice of them. A verb must stand
 * alone, because nobody knows in advance whether it is possible after something else was given up. Tokens are one price:
 * of two, the first could take what the second needs, where it may be paid with any.
 */
export function isCost(effect: Effect): effect is Cost {
  return effect.op === 'or' ? effect.of.every(isOnePrice) : isOnePrice(effect);
}

function isOnePrice(effect: Effect): boolean {
  if (effect.op === 'all')
    return effect.of.every(isGivenUp) && effect.of.filter(({ op }) => op === 'spend').length < 2;
  return effect.op === 'verb' || isGivenUp(effect);
}

function isGivenUp({ op }: Effect): boolean {
  return op === 'spend' || op === 'lose';
}

/** Whether it is only gains. If gains don't ask, they can be booked at once and in any order. */
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

/** The actions and verbs in it, in printed order. */
export function actionsIn(effect: Effect): readonly string[] {
  if (effect.op === 'act') return [effect.action];
  if (effect.op === 'verb') return [effect.verb];
  return inside(effect).flatMap(actionsIn);
}

/** What stands beside an action where one of the two is chosen; null if there is no such choice. */
export function besideAction(effect: Effect): Effect | null {
  if (effect.op === 'or' && effect.of.some(({ op }) => op === 'act'))
    return effect.of.find(({ op }) => op !== 'act') ?? null;
  for (const part of inside(effect)) {
    const beside = besideAction(part);
    if (beside !== null) return beside;
  }
  return null;
}

/** Whether other players lose cards or have them taken. */
export function robs(effect: Effect): boolean {
  return effect.op === 'rob' || inside(effect).some(robs);
}

/** Whether someone must be aimed at first. */
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

/** The most of a resource that it brings without a card, a rival or a price: a Duke's points, a grant's gold. */
export function tally(effect: Effect, resource: string, count: Counting): number {
  return folded(tallied, effect, resource, count);
}

/** What must be paid for it; null if it has no price. */
export function priceOf(effect: Effect): Cost | null {
  return effect.op === 'pay' ? effect.cost : null;
}

/** What it brings, once its price is paid. */
export function paidFor(effect: Effect): Effect {
  return effect.op === 'pay' ? effect.of : effect;
}

/** How many own cards of this place it takes. */
export function losesFrom(effect: Effect, place: string): number {
  return effect.op === 'lose' && effect.from === place ? effect.n : 0;
}

/** What it gains, if it is nothing but a gain. */
export function gainOf(effect: Effect): Pick<Of<'gain'>, 'amounts' | 'per'> | null {
  return effect.op === 'gain' ? effect : null;
}

/** The action, if it is nothing but an action. */
export function actionOf(effect: Effect): string | null {
  return effect.op === 'act' ? effect.action : null;
}

/** Whether this action is in it. */
export function hasAction(effect: Effect, action: string): boolean {
  return actionOf(effect) === action || inside(effect).some(part => hasAction(part, action));
}

/** Whether it is for all players or all opponents. */
export function isForEach(effect: Effect): boolean {
  return effect.op === 'each';
}

/** The same, but so that all of it may be declined. */
export function declinable(effect: Effect): Effect {
  return isOptional(effect) ? effect : { op: 'may', of: effect };
}

/** This, or that instead. */
export function orElse(effect: Effect, instead: Effect): Effect {
  return { op: 'or', of: [effect, instead] };
}

/** A gain of several resources as a gain of each; any other effect as it is. */
export function iconByIcon(effect: Effect): readonly Effect[] {
  if (effect.op !== 'gain') return [effect];
  const { amounts, per } = effect;
  const none = Object.fromEntries(Object.keys(amounts).map(name => [name, 0]));
  return present(amounts).map(([name, n]) => ({
    op: 'gain',
    amounts: { ...none, [name]: n },
    per,
  }));
}
