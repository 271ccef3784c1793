import type { Effect, Filter } from './effect.ts';
import { present } from './fold.ts';
import type { Modifier, Power } from './power.ts';

/** How a language puts each node; the parts come in already worded. One entry a node, so that a language can order them as it must. */
export interface Grammar {
  gain(amounts: readonly (readonly [resource: string, n: number])[], per: string | null): string;
  all(parts: readonly string[]): string;
  or(parts: readonly string[]): string;
  pay(
    amounts: readonly (readonly [resource: string, n: number])[],
    per: string | null,
    then: string,
  ): string;
  aim(what: string): string;
  take(amounts: readonly (readonly [resource: string, n: number])[], upTo: boolean): string;
  acquire(from: string, filter: Filter): string;
  act(action: string): string;
  each(who: 'player' | 'opponent', what: string): string;
  verb(verb: string, n: number): string;
  at(timing: string, what: string): string;
  always(modifier: Modifier): string;
  /** From a clause to a sentence: a capital, a full stop. */
  sentence(clause: string): string;
}

type ClauseOf = {
  [K in Effect['op']]: (effect: Extract<Effect, { op: K }>, grammar: Grammar) => string;
};

const fold: ClauseOf = {
  gain: ({ amounts, per }, grammar) => grammar.gain(present(amounts), per),
  all: ({ of }, grammar) => grammar.all(of.map(part => clause(part, grammar))),
  or: ({ of }, grammar) => grammar.or(of.map(branch => clause(branch, grammar))),
  pay: ({ cost, of }, grammar) => grammar.pay(present(cost.amounts), cost.per, clause(of, grammar)),
  aim: ({ of }, grammar) => grammar.aim(clause(of, grammar)),
  take: ({ amounts, upTo }, grammar) => grammar.take(present(amounts), upTo),
  acquire: ({ from, filter }, grammar) => grammar.acquire(from, filter),
  act: ({ action }, grammar) => grammar.act(action),
  each: ({ who, of }, grammar) => grammar.each(who, clause(of, grammar)),
  verb: ({ verb, n }, grammar) => grammar.verb(verb, n),
};

/** An effect in words, as part of a sentence. */
export function clause(effect: Effect, grammar: Grammar): string {
  return (fold[effect.op] as (effect: Effect, grammar: Grammar) => string)(effect, grammar);
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
