import type { Effect, Fold } from './effect.ts';
import { folded, present } from './effect.ts';
import type { Modifier, Power } from './power.ts';
import type { Filter } from './terms.ts';

type AmountList = readonly (readonly [resource: string, n: number])[];

/** How a language puts each node; the parts come in already worded. One entry a node, so that a language can order them as it must. */
export interface Grammar {
  gain(amounts: AmountList, per: string | null): string;
  spend(amounts: AmountList, per: string | null, toThem: boolean): string;
  lose(from: string, n: number, random: boolean): string;
  rob(from: string, n: number, random: boolean, keep: boolean): string;
  all(parts: readonly string[]): string;
  any(parts: readonly string[]): string;
  or(parts: readonly string[]): string;
  may(what: string): string;
  pay(cost: string, then: string): string;
  given(count: string, least: number, what: string): string;
  aim(what: string): string;
  take(amounts: AmountList, upTo: boolean): string;
  acquire(from: string, filter: Filter): string;
  act(action: string): string;
  each(who: 'player' | 'opponent', what: string): string;
  verb(verb: string, n: number): string;
  at(timing: string, what: string): string;
  always(modifier: Modifier): string;
  /** From a clause to a sentence: a capital, a full stop. */
  sentence(clause: string): string;
  /** "2 gold and 1 magic". */
  amounts(amounts: AmountList): string;
  /** "for each Soldier you own". */
  per(count: string): string;
}

const fold: Fold<[grammar: Grammar], string> = {
  gain: ({ amounts, per }, grammar) => grammar.gain(present(amounts), per),
  spend: ({ amounts, per, to }, grammar) => grammar.spend(present(amounts), per, to === 'them'),
  lose: ({ from, n, random }, grammar) => grammar.lose(from, n, random),
  rob: ({ from, n, random, keep }, grammar) => grammar.rob(from, n, random, keep),
  all: ({ of }, grammar) => grammar.all(of.map(part => clause(part, grammar))),
  any: ({ of }, grammar) => grammar.any(of.map(part => clause(part, grammar))),
  or: ({ of }, grammar) => grammar.or(of.map(branch => clause(branch, grammar))),
  may: ({ of }, grammar) => grammar.may(clause(of, grammar)),
  pay: ({ cost, of }, grammar) => grammar.pay(clause(cost, grammar), clause(of, grammar)),
  given: ({ count, least, of }, grammar) => grammar.given(count, least, clause(of, grammar)),
  aim: ({ of }, grammar) => grammar.aim(clause(of, grammar)),
  take: ({ amounts, upTo }, grammar) => grammar.take(present(amounts), upTo),
  acquire: ({ from, filter }, grammar) => grammar.acquire(from, filter),
  act: ({ action }, grammar) => grammar.act(action),
  each: ({ who, of }, grammar) => grammar.each(who, clause(of, grammar)),
  verb: ({ verb, n }, grammar) => grammar.verb(verb, n),
};

/** An effect in words, as part of a sentence. */
export function clause(effect: Effect, grammar: Grammar): string {
  return folded(fold, effect, grammar);
}

/** An effect as a sentence: for tooltips and for those who don't see icons. */
export function sentence(effect: Effect, grammar: Grammar): string {
  return grammar.sentence(clause(effect, grammar));
}

export function powerSentence(power: Power, grammar: Grammar): string {
  return grammar.sentence(
    'always' in power
      ? grammar.always(power.always)
      : grammar.at(power.at, clause(power.effect, grammar)),
  );
}
