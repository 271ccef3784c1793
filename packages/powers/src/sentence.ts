import type { Effect, Fold } from './effect.ts';
import { folded, present } from './effect.ts';
import type { Modifier, Power } from './power.ts';
import type { Filter } from './terms.ts';

type AmountList = readonly (readonly [resource: string, n: number])[];

/** Who "them" is: the player aimed at, or, for what everyone does, the player whose power it is. */
export type Whom = 'opponent' | 'owner';

/**
 * How a language words each node; the parts are already words. One entry for each node, so that a language can order
 * the parts freely.
 */
export interface Grammar {
  gain(amounts: AmountList, per: string | null): string;
  spend(amounts: AmountList, per: string | null, to: 'bank' | Whom): string;
  lose(from: string, n: number, random: boolean): string;
  rob(from: string, n: number, random: boolean, keep: boolean): string;
  all(parts: readonly string[]): string;
  any(parts: readonly string[]): string;
  or(parts: readonly string[]): string;
  may(what: string): string;
  pay(cost: string, then: string): string;
  given(count: string, least: number, what: string): string;
  aim(what: string): string;
  take(amounts: AmountList, upTo: boolean, from: Whom): string;
  acquire(from: string, filter: Filter): string;
  act(action: string): string;
  each(who: 'player' | 'opponent', what: string): string;
  verb(verb: string, n: number): string;
  at(timing: string, what: string): string;
  always(modifier: Modifier): string;
  /** Turns a clause into a sentence: a capital and a full stop. */
  sentence(clause: string): string;
  /** What may be done, as the text of a button: without saying that it may be. */
  imperative(clause: string): string;
  /** A sentence under a title: "When hired: Draw a Citizen." */
  titled(title: string, clause: string): string;
  /** Parts of a sentence that stand beside each other: "a; b". */
  series(parts: readonly string[]): string;
  /** "2 gold and 1 magic". */
  amounts(amounts: AmountList): string;
  /** "for each Soldier you own". */
  per(count: string): string;
  /** The label of an icon of the vocabulary, if there is one with this name. */
  label(icon: string): string | undefined;
}

const fold: Fold<[grammar: Grammar, whom: Whom], string> = {
  gain: ({ amounts, per }, grammar) => grammar.gain(present(amounts), per),
  spend: ({ amounts, per, to }, grammar, whom) =>
    grammar.spend(present(amounts), per, to === 'bank' ? to : whom),
  lose: ({ from, n, random }, grammar) => grammar.lose(from, n, random),
  rob: ({ from, n, random, keep }, grammar) => grammar.rob(from, n, random, keep),
  all: ({ of }, grammar, whom) => grammar.all(each(of, grammar, whom)),
  any: ({ of }, grammar, whom) => grammar.any(each(of, grammar, whom)),
  or: ({ of }, grammar, whom) => grammar.or(each(of, grammar, whom)),
  may: ({ of }, grammar, whom) => grammar.may(folded(fold, of, grammar, whom)),
  pay: ({ cost, of }, grammar, whom) =>
    grammar.pay(folded(fold, cost, grammar, whom), folded(fold, of, grammar, whom)),
  given: ({ count, least, of }, grammar, whom) =>
    grammar.given(count, least, folded(fold, of, grammar, whom)),
  aim: ({ of }, grammar) => grammar.aim(folded(fold, of, grammar, 'opponent')),
  take: ({ amounts, upTo }, grammar, whom) => grammar.take(present(amounts), upTo, whom),
  acquire: ({ from, filter }, grammar) => grammar.acquire(from, filter),
  act: ({ action }, grammar) => grammar.act(action),
  each: ({ who, of }, grammar) => grammar.each(who, folded(fold, of, grammar, 'owner')),
  verb: ({ verb, n }, grammar) => grammar.verb(verb, n),
};

function each(of: readonly Effect[], grammar: Grammar, whom: Whom): string[] {
  return of.map(part => folded(fold, part, grammar, whom));
}

/** An effect in words, as part of a sentence. */
export function clause(effect: Effect, grammar: Grammar): string {
  return folded(fold, effect, grammar, 'opponent');
}

/** An effect as a sentence: for tooltips and for people who don't see icons. */
export function sentence(effect: Effect, grammar: Grammar): string {
  return grammar.sentence(clause(effect, grammar));
}

/** An effect as something to choose: "Draw a Citizen", where a rule says that one may. */
export function imperative(effect: Effect, grammar: Grammar): string {
  return grammar.imperative(clause(effect, grammar));
}

export function powerSentence(power: Power, grammar: Grammar): string {
  return grammar.sentence(
    'always' in power
      ? grammar.always(power.always)
      : grammar.at(power.at, clause(power.effect, grammar)),
  );
}
