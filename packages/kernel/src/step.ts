import type { Args, Frame } from './agenda.ts';
import type { Draft } from './draft.ts';
import type { Json, Phrase } from './json.ts';
import type { Offer } from './offer.ts';
import type { Seat } from './seat.ts';
import type { Shape } from './shape.ts';

/** How an option is shown to a person. Only made when someone looks. */
export interface Face {
  /** An id in words, the same in every world that looks the same: `recruit:cleric`. */
  readonly id: string;
  /** The id in earlier saves, if it has changed: an answer may still use it. */
  readonly was?: string;
  /** The text on the button. */
  readonly note: Phrase;
  /** The thing on the table that this option is about, so that it can be highlighted there. */
  readonly ref?: string;
  /** What choosing it does, as an effect tree. */
  readonly effect?: Json;
  /** What it costs, in the game's own form. */
  readonly cost?: Json;
}

/** The arguments of a step, by name, with the values they may have. */
export type ArgShapes = Readonly<Record<string, Shape>>;

/** The arguments as the step receives them. */
export type ArgsOf<A extends ArgShapes> = {
  readonly [K in keyof A]: A[K] extends Shape<infer T> ? T : never;
};

/** A table with a waiting frame, on the table's own stack or on a seat's. */
export type Waiting<S> = Draft<S> & { readonly lane: number };

/** What every step may say about its frames. `X` is the type of its arguments. */
interface Framed<S, X> {
  /** Declared here so that every frame can be checked and printed. Without it, the step has no arguments. */
  readonly args?: ArgShapes;
  /**
   * Whether such a frame can lie on the frames below it (which fit) while someone is asked. For states from outside:
   * whatever passes must be safe to resolve later. Without it, the frame can lie anywhere.
   */
  fits?(t: Waiting<S>, seat: Seat, args: X, below: readonly Frame[]): boolean;
}

/** A step without a question. */
export interface Auto<S, X = Args> extends Framed<S, X> {
  readonly kind: 'auto';
  run(t: Draft<S>, seat: Seat, args: X): void;
}

/** Written as a method, like the rest of a step, so that the steps of any game are assignable to `Step`. */
interface ByFrame<S, X> {
  ask(t: Draft<S>, seat: Seat, args: X): boolean;
}

/** What all four kinds of decision share. `options` and `resolve` belong together: nothing else lists legal moves. */
interface Asking<S, X> extends Framed<S, X> {
  /**
   * What may be chosen, and why the rest may not. Must not change the state, and must offer only what can be
   * completed. If there is only one answer, nobody is asked.
   */
  options(t: Draft<S>, seat: Seat, offer: Offer, args: X): void;
  /** The question. */
  prompt(t: Draft<S>, seat: Seat, args: X): Phrase;
  /** What a code stands for. All codes of one offer, also blocked ones, have different ids. */
  face(t: Draft<S>, seat: Seat, code: number, args: X): Face;
  /** The reason for a blocked code in full, with what is missing. Only asked when someone looks: playouts keep to constants. */
  why?(t: Draft<S>, seat: Seat, code: number, reason: Phrase, args: X): Phrase;
  /** The answer to use when nobody answers in time; by default the first one offered. */
  fallback?(t: Draft<S>, seat: Seat, offer: Offer, args: X): readonly number[];
  /**
   * Ask even if there is only one answer: to let a person look first, or because skipping the question would reveal
   * something to the others (a choice from a hidden hand). For all frames, or for some.
   */
  readonly alwaysAsk?: boolean | ByFrame<S, X>['ask'];
}

/** One of many. */
export interface Choose<S, X = Args> extends Asking<S, X> {
  readonly kind: 'choose';
  resolve(t: Draft<S>, seat: Seat, code: number, args: X): void;
}

/** Some of many. The caller reuses the list, so copy what must be kept. */
export interface Select<S, X = Args> extends Asking<S, X> {
  readonly kind: 'select';
  resolve(t: Draft<S>, seat: Seat, codes: readonly number[], args: X): void;
}

/** An amount divided into shares; the counts follow the order of the offer. */
export interface Split<S, X = Args> extends Asking<S, X> {
  readonly kind: 'split';
  resolve(t: Draft<S>, seat: Seat, counts: readonly number[], args: X): void;
}

/** Things put into an order. */
export interface Order<S, X = Args> extends Asking<S, X> {
  readonly kind: 'order';
  resolve(t: Draft<S>, seat: Seat, codes: readonly number[], args: X): void;
}

/** A step that asks a seat something: one of exactly four kinds. */
export type Ask<S> = Choose<S> | Select<S> | Split<S> | Order<S>;
export type Step<S> = Auto<S> | Ask<S>;
/** The steps of a game, by the names used in frames. */
export type Steps<S> = Readonly<Record<string, Step<S>>>;

/** A step as it is written: the constructor adds its kind, and the types of its arguments come from their shapes. */
type Written<T, A extends ArgShapes> = Omit<T, 'kind' | 'args'> & { readonly args?: A };

export function auto<S>(run: (t: Draft<S>, seat: Seat) => void): Auto<S>;
export function auto<S, A extends ArgShapes>(step: Written<Auto<S, ArgsOf<A>>, A>): Auto<S>;
export function auto<S>(step: object): Auto<S> {
  return (
    typeof step === 'function' ? { kind: 'auto', run: step } : { kind: 'auto', ...step }
  ) as Auto<S>;
}

// The casts are safe because the kernel gives a step only the arguments of its own frames.
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
