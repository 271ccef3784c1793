import type { Args, Frame } from './agenda.ts';
import type { Draft } from './draft.ts';
import type { Json, Phrase } from './json.ts';
import type { Offer } from './offer.ts';
import type { Seat } from './seat.ts';
import type { Shape } from './shape.ts';

/** How an option is put to a person: made only when someone looks. */
export interface Face {
  /** In words, and the same in every world that looks the same: `recruit:cleric`. */
  readonly id: string;
  /** What the id was in earlier saves, if it has changed: an answer may still use it. */
  readonly was?: string;
  /** What it says on the button. */
  readonly note: Phrase;
  /** The thing on the table that this option is about, to be lit in place. */
  readonly ref?: string;
  /** What choosing it will do, as an effect tree. */
  readonly effect?: Json;
  /** What it costs, as the game counts costs. */
  readonly cost?: Json;
}

/** What a step must be told, each argument by its name, with what it may be. */
export type ArgShapes = Readonly<Record<string, Shape>>;

/** The arguments as the step receives them. */
export type ArgsOf<A extends ArgShapes> = {
  readonly [K in keyof A]: A[K] extends Shape<infer T> ? T : never;
};

/** A table on which something waits: on the table's own stack, or on that of a seat. */
export type Waiting<S> = Draft<S> & { readonly lane: number };

/** What every step may say about its frames. `X` is what it is told. */
interface Framed<S, X> {
  /** Declared here, so that every frame can be checked and printed. Without it the step is told nothing. */
  readonly args?: ArgShapes;
  /**
   * Whether such a frame can lie on those below it, which do fit, while somebody is asked. For states that come
   * from outside; whatever passes must be safe to resolve in its turn. Without it, it can lie anywhere.
   */
  fits?(t: Waiting<S>, seat: Seat, args: X, below: readonly Frame[]): boolean;
}

/** A step that asks nobody. */
export interface Auto<S, X = Args> extends Framed<S, X> {
  readonly kind: 'auto';
  run(t: Draft<S>, seat: Seat, args: X): void;
}

/** Written as a method, like the rest of a step, so that steps of any game are steps. */
interface ByFrame<S, X> {
  ask(t: Draft<S>, seat: Seat, args: X): boolean;
}

/** What all four kinds of decision have in common. `options` and `resolve` belong together: nothing else lists legal moves. */
interface Asking<S, X> extends Framed<S, X> {
  /**
   * What may be chosen, and why the rest may not. Must not change the state, and must offer only what can
   * be completed. Where there is only one answer, nobody is asked.
   */
  options(t: Draft<S>, seat: Seat, offer: Offer, args: X): void;
  /** The question. */
  prompt(t: Draft<S>, seat: Seat, args: X): Phrase;
  /** What a code stands for. Different codes of one offer, blocked ones too, have different ids. */
  face(t: Draft<S>, seat: Seat, code: number, args: X): Face;
  /** The answer for someone whose clock has run out; without it, the first that is offered. */
  fallback?(t: Draft<S>, seat: Seat, offer: Offer, args: X): readonly number[];
  /**
   * Ask even where there is only one answer: to let a person look first; or because it would tell the
   * others something that nobody was asked (a choice from a hidden hand). For every frame, or for some.
   */
  readonly alwaysAsk?: boolean | ByFrame<S, X>['ask'];
}

/** One of many. */
export interface Choose<S, X = Args> extends Asking<S, X> {
  readonly kind: 'choose';
  resolve(t: Draft<S>, seat: Seat, code: number, args: X): void;
}

/** Some of many. The list is the caller's, who will use it again: what is to be kept is copied. */
export interface Select<S, X = Args> extends Asking<S, X> {
  readonly kind: 'select';
  resolve(t: Draft<S>, seat: Seat, codes: readonly number[], args: X): void;
}

/** An amount divided into shares; the counts are in the order of the offer. */
export interface Split<S, X = Args> extends Asking<S, X> {
  readonly kind: 'split';
  resolve(t: Draft<S>, seat: Seat, counts: readonly number[], args: X): void;
}

/** Things put into an order. */
export interface Order<S, X = Args> extends Asking<S, X> {
  readonly kind: 'order';
  resolve(t: Draft<S>, seat: Seat, codes: readonly number[], args: X): void;
}

/** A step that asks a seat something: the four kinds, and no fifth. */
export type Ask<S> = Choose<S> | Select<S> | Split<S> | Order<S>;
export type Step<S> = Auto<S> | Ask<S>;
/** The steps of a game, by the names that frames call them. */
export type Steps<S> = Readonly<Record<string, Step<S>>>;

/** A step as it is written: its kind comes with the constructor, the types of its arguments from their shapes. */
type Written<T, A extends ArgShapes> = Omit<T, 'kind' | 'args'> & { readonly args?: A };

export function auto<S>(run: (t: Draft<S>, seat: Seat) => void): Auto<S>;
export function auto<S, A extends ArgShapes>(step: Written<Auto<S, ArgsOf<A>>, A>): Auto<S>;
export function auto<S>(step: object): Auto<S> {
  return (
    typeof step === 'function' ? { kind: 'auto', run: step } : { kind: 'auto', ...step }
  ) as Auto<S>;
}

// The kernel hands a step the arguments of its own frames only: the casts rest on that.
export function choose<S, A extends ArgShapes>(step: Written<Choose<S, ArgsOf<A>>, A>): Choose<S> {
  return { kind: 'choose', ...step } as unknown as Choose<S>;
}

export function select<S, A extends ArgShapes>(step: Written<Select<S, ArgsOf<A>>, A>): Select<S> {
  return { kind: 'select', ...step } as unknown as Select<S>;
}

export function split<S, A extends ArgShapes>(step: Written<Split<S, ArgsOf<A>>, A>): Split<S> {
  return { kind: 'split', ...step } as unknown as Split<S>;
}

export function order<S, A extends ArgShapes>(step: Written<Order<S, ArgsOf<A>>, A>): Order<S> {
  return { kind: 'order', ...step } as unknown as Order<S>;
}
