import { inside, present } from '../effect.ts';
import type { Amounts, Effect } from '../effect.ts';
import type { Power } from '../power.ts';
import type { Filter, Marks, Terms } from '../terms.ts';

/** An effect or power with one term replaced, and which term by which. */
export interface Swap<X> {
  readonly what: string;
  readonly instead: X;
}

/** For each term of a power and each other term of that sort: the power with that one replaced. */
export function powerSwaps(power: Power, terms: Terms): Swap<Power>[] {
  if ('always' in power) {
    const { modify, by } = power.always;
    return others(modify, terms.modifiers).map(other => ({
      what: `${modify} by ${other}`,
      instead: { always: { modify: other, by } },
    }));
  }
  const { at, effect } = power;
  return [
    ...others(at, terms.timings).map(other => ({
      what: `${at} by ${other}`,
      instead: { at: other, effect },
    })),
    ...effectSwaps(effect, terms).map(({ what, instead }) => ({
      what,
      instead: { at, effect: instead },
    })),
  ];
}

/** The same for an effect. */
export function effectSwaps(effect: Effect, terms: Terms): Swap<Effect>[] {
  const deeper = inside(effect).flatMap((part, i) =>
    effectSwaps(part, terms).map(({ what, instead }) => ({
      what,
      instead: withInside(effect, i, instead),
    })),
  );
  return [...own(effect, terms), ...deeper];
}

/** Other terms of the same sort that also have a number where this one has. */
function others(term: string, marks: Marks): string[] {
  const isNumbered = (name: string): boolean => marks[name]!.includes('#');
  return Object.keys(marks).filter(
    other => other !== term && isNumbered(other) === isNumbered(term),
  );
}

function own(effect: Effect, terms: Terms): Swap<Effect>[] {
  const each = (term: string, marks: Marks, instead: (other: string) => Effect): Swap<Effect>[] =>
    others(term, marks).map(other => ({ what: `${term} by ${other}`, instead: instead(other) }));
  const amounts = (of: Amounts, instead: (amounts: Amounts) => Effect): Swap<Effect>[] =>
    present(of).flatMap(([name, n]) =>
      others(name, terms.resources)
        .filter(other => of[other] === 0)
        .map(other => ({
          what: `${name} by ${other}`,
          instead: instead({ ...of, [name]: 0, [other]: n }),
        })),
    );
  switch (effect.op) {
    case 'gain':
    case 'spend':
      return [
        ...amounts(effect.amounts, other => ({ ...effect, amounts: other })),
        ...(effect.per === null ? [] : each(effect.per, terms.counts, per => ({ ...effect, per }))),
      ];
    case 'take':
      return amounts(effect.amounts, other => ({ ...effect, amounts: other }));
    case 'lose':
    case 'rob':
      return each(effect.from, terms.places, from => ({ ...effect, from }));
    case 'given':
      return each(effect.count, terms.counts, count => ({ ...effect, count }));
    case 'acquire':
      return [
        ...each(effect.from, terms.supplies, from => ({ ...effect, from })),
        ...Object.entries(effect.filter).flatMap(([name, wanted]) => {
          const marks = terms.filters[name]!;
          if (typeof marks === 'string') return [];
          const filter = (other: string): Filter => ({ ...effect.filter, [name]: other });
          return each(String(wanted), marks, other => ({ ...effect, filter: filter(other) }));
        }),
      ];
    case 'act':
      return each(effect.action, terms.actions, action => ({ ...effect, action }));
    case 'verb':
      return each(effect.verb, terms.verbs, verb => ({ ...effect, verb }));
    case 'all':
    case 'any':
    case 'or':
    case 'may':
    case 'pay':
    case 'aim':
    case 'each':
      return [];
  }
}

/** An effect with its part at this place replaced. */
function withInside(effect: Effect, place: number, other: Effect): Effect {
  if (effect.op === 'all' || effect.op === 'any' || effect.op === 'or')
    return { ...effect, of: effect.of.with(place, other) };
  const name = effect.op === 'pay' && place === 0 ? 'cost' : 'of';
  return { ...effect, [name]: other } as Effect;
}
