import type { Chance } from '@castellan/kernel';
import type { Amounts, Cost, Effect, Of, Op } from '../effect.ts';
import type { Power } from '../power.ts';
import type { Filter, Marks, Terms } from '../terms.ts';

/** What a random effect may contain. */
export interface Range {
  readonly terms: Terms;
  /** How deep effects may be nested. */
  readonly depth: number;
  /** Whether cards of a place can be lost at random, and whether they can be robbed. */
  canDraw(place: string): boolean;
  canRob(place: string): boolean;
  /** Whether effects that need a target may stand anywhere: for folds that only read. */
  readonly aimless: boolean;
}

/** A random effect in the terms of a game. The smallest numbers give the simplest effect. */
export function randomEffect(range: Range, chance: Chance): Effect {
  return new Making(range, chance).effect(range.depth, range.aimless);
}

/** Several parts, one after the other. */
export function randomSequence(range: Range, chance: Chance): Effect {
  const making = new Making(range, chance);
  const part = (): Effect => making.effect(range.depth - 1, range.aimless);
  return { op: 'all', of: Array.from({ length: 2 + chance.below(3) }, part) };
}

/** A price, and what is paid for. */
export function randomPayment(range: Range, chance: Chance): Effect {
  const making = new Making(range, chance);
  const cost = making.cost(range.depth, range.aimless);
  return { op: 'pay', cost, of: making.effect(range.depth - 1, range.aimless) };
}

/** A random power: an effect with a time, or a permanent change. */
export function randomPower(range: Range, chance: Chance): Power {
  const { timings, modifiers } = range.terms;
  const making = new Making(range, chance);
  if (chance.below(3) > 0) return { at: making.one(timings), effect: randomEffect(range, chance) };
  const modify = making.one(modifiers);
  const by = modifiers[modify]!.includes('#') ? chance.below(199) - 99 : 0;
  return { always: { modify, by } };
}

class Making {
  readonly #range: Range;
  readonly #chance: Chance;

  constructor(range: Range, chance: Chance) {
    this.#range = range;
    this.#chance = chance;
  }

  effect(depth: number, aimed: boolean): Effect {
    const { terms } = this.#range;
    const where = <T>(can: boolean, ...makers: T[]): T[] => (can ? makers : []);
    const has = (sort: object): boolean => Object.keys(sort).length > 0;
    const deep = depth > 0;
    const part = (): Effect => this.effect(depth - 1, aimed);
    const several = (): Effect[] => Array.from({ length: 2 + this.#chance.below(3) }, part);
    const sequence = (): Effect => ({ op: 'all', of: several() });
    /** An entry for every kind of effect, so that none is forgotten; those that have others inside come last. */
    const makers: Readonly<Record<Op, readonly (() => Effect)[]>> = {
      gain: [() => this.#gain()],
      spend: [() => this.#spend(aimed)],
      lose: where(has(terms.places), () => this.#cards(aimed)),
      // As the one above.
      rob: [],
      acquire: where(has(terms.supplies), () => this.#acquire()),
      act: where(has(terms.actions), () => ({ op: 'act', action: this.one(terms.actions) })),
      verb: where(has(terms.verbs), () => this.#verb()),
      take: where(aimed, () => this.#take()),
      // Twice as often as others.
      all: where(deep, sequence, sequence),
      any: where(deep, () => ({ op: 'any', of: several() })),
      or: where(deep, () => ({ op: 'or', of: several() })),
      may: where(deep, () => ({ op: 'may', of: part() })),
      pay: where(deep, () => ({ op: 'pay', cost: this.cost(depth - 1, aimed), of: part() })),
      aim: where(deep, () => ({ op: 'aim', of: this.effect(depth - 1, true) })),
      each: where(deep, () => ({
        op: 'each',
        who: this.#pick(['player', 'opponent']),
        of: this.effect(depth - 1, true),
      })),
      given: where(deep && has(terms.counts), () => ({
        op: 'given',
        count: this.one(terms.counts),
        least: this.#some(),
        of: part(),
      })),
    };
    return this.#pick(Object.values(makers).flat())();
  }

  /** A term of one sort. */
  one(sort: object): string {
    return this.#pick(Object.keys(sort));
  }

  #pick<T>(things: readonly T[]): T {
    return things[this.#chance.below(things.length)]!;
  }

  #some(): number {
    return 1 + this.#chance.below(3);
  }

  #flag(): boolean {
    return this.#chance.below(2) === 1;
  }

  #amounts(kinds: number): Amounts {
    const { resources } = this.#range.terms;
    const amounts: Record<string, number> = {};
    for (const resource of Object.keys(resources)) amounts[resource] = 0;
    for (let i = 0; i < kinds; i++) amounts[this.one(resources)] = this.#some();
    return amounts;
  }

  #per(): string | null {
    const counts = Object.keys(this.#range.terms.counts);
    return counts.length > 0 && this.#chance.below(4) === 3 ? this.#pick(counts) : null;
  }

  #gain(): Effect {
    return { op: 'gain', amounts: this.#amounts(1 + this.#chance.below(2)), per: this.#per() };
  }

  #spend(aimed: boolean): Cost {
    const to = aimed && this.#flag() ? 'them' : 'bank';
    return { op: 'spend', amounts: this.#amounts(1), per: this.#per(), to };
  }

  #lose(): Of<'lose'> {
    const from = this.one(this.#range.terms.places);
    const random = this.#range.canDraw(from) && this.#flag();
    return { op: 'lose', from, n: this.#some(), random };
  }

  #cards(aimed: boolean): Effect {
    const lost = this.#lose();
    const robs = aimed && this.#range.canRob(lost.from) && this.#flag();
    return robs ? { ...lost, op: 'rob', keep: this.#flag() } : lost;
  }

  #acquire(): Effect {
    const { filters, supplies } = this.#range.terms;
    const filter: Record<string, string | number> = {};
    for (const [name, marks] of Object.entries<string | Marks>(filters)) {
      if (this.#flag())
        filter[name] = typeof marks === 'string' ? this.#chance.below(9) : this.one(marks);
    }
    return { op: 'acquire', from: this.one(supplies), filter: filter as Filter };
  }

  #verb(): Cost {
    const { verbs } = this.#range.terms;
    const verb = this.one(verbs);
    return { op: 'verb', verb, n: verbs[verb]!.includes('#') ? this.#chance.below(7) : 0 };
  }

  #take(): Effect {
    return { op: 'take', amounts: this.#amounts(1), upTo: this.#flag() };
  }

  /** One cost, several together, or a choice of two. */
  cost(depth: number, aimed: boolean): Cost {
    const { places, verbs } = this.#range.terms;
    const given: (() => Cost)[] = [() => this.#spend(aimed)];
    if (Object.keys(places).length > 0) given.push(() => this.#lose());
    const some = (): Cost => this.#pick(given)();
    const verb: (() => Cost)[] = Object.keys(verbs).length > 0 ? [() => this.#verb()] : [];
    const one = (): Cost => this.#pick([...given, ...verb])();
    if (depth === 0) return one();
    const several = (): Cost => {
      const first = some();
      const second = first.op !== 'spend' ? some() : given.length > 1 ? this.#lose() : null;
      return second === null ? first : { op: 'all', of: [first, second] };
    };
    return this.#pick([
      one,
      one,
      several,
      (): Cost => ({ op: 'or', of: [one(), depth > 1 ? several() : one()] }),
    ])();
  }
}
