import type { Frame } from './agenda.ts';
import type { Draft } from './draft.ts';
import type { Json, Phrase } from './json.ts';
import type { Offer } from './offer.ts';

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

/** Where a step may wait. */
interface Fitting<S> {
  /**
   * Whether this frame can lie on those below it, which do fit, while somebody is asked: what it carries,
   * and what it lies on. For states that come from outside; whatever passes must be safe to resolve in
   * its turn. `t.lane` is the stack. Without it, a frame of this step carries nothing, and lies anywhere.
   */
  fits?(t: Draft<S>, frame: Frame, below: readonly Frame[]): boolean;
}

/** A step that asks nobody. */
export interface Auto<S> extends Fitting<S> {
  readonly kind: 'auto';
  run(t: Draft<S>, frame: Frame): void;
}

/** What all four kinds of decision have in common. `options` and `resolve` belong together: nothing else lists legal moves. */
interface Asking<S> extends Fitting<S> {
  /**
   * What may be chosen, and why the rest may not. Must not change the state, and must offer only what can
   * be completed. Where there is only one answer, nobody is asked.
   */
  options(t: Draft<S>, frame: Frame, offer: Offer): void;
  /** The question. */
  prompt(t: Draft<S>, frame: Frame): Phrase;
  /** What a code stands for. Different codes of one offer, blocked ones too, have different ids. */
  face(t: Draft<S>, frame: Frame, code: number): Face;
  /** The answer for someone whose clock has run out; without it, the first that is offered. */
  fallback?(t: Draft<S>, frame: Frame, offer: Offer): readonly number[];
  /**
   * Ask even where there is only one answer: to let a person look first; or because it would tell the
   * others something that nobody was asked (a choice from a hidden hand).
   */
  readonly alwaysAsk?: boolean;
}

/** One of many. */
export interface Choose<S> extends Asking<S> {
  readonly kind: 'choose';
  resolve(t: Draft<S>, frame: Frame, code: number): void;
}

/** Some of many. The list is the caller's, who will use it again: what is to be kept is copied. */
export interface Select<S> extends Asking<S> {
  readonly kind: 'select';
  resolve(t: Draft<S>, frame: Frame, codes: readonly number[]): void;
}

/** An amount divided into shares; the counts are in the order of the offer. */
export interface Split<S> extends Asking<S> {
  readonly kind: 'split';
  resolve(t: Draft<S>, frame: Frame, counts: readonly number[]): void;
}

/** Things put into an order. */
export interface Order<S> extends Asking<S> {
  readonly kind: 'order';
  resolve(t: Draft<S>, frame: Frame, codes: readonly number[]): void;
}

/** A step that asks a seat something: the four kinds, and no fifth. */
export type Ask<S> = Choose<S> | Select<S> | Split<S> | Order<S>;
export type Step<S> = Auto<S> | Ask<S>;
/** The steps of a game, by the names that frames call them. */
export type Steps<S> = Readonly<Record<string, Step<S>>>;

export function auto<S>(run: Auto<S>['run'], fits?: Auto<S>['fits']): Auto<S> {
  return fits === undefined ? { kind: 'auto', run } : { kind: 'auto', run, fits };
}

export function choose<S>(step: Omit<Choose<S>, 'kind'>): Choose<S> {
  return { kind: 'choose', ...step };
}

export function select<S>(step: Omit<Select<S>, 'kind'>): Select<S> {
  return { kind: 'select', ...step };
}

export function split<S>(step: Omit<Split<S>, 'kind'>): Split<S> {
  return { kind: 'split', ...step };
}

export function order<S>(step: Omit<Order<S>, 'kind'>): Order<S> {
  return { kind: 'order', ...step };
}
