import type { Draft, Face, Frame, Offer, Phrase, Seat } from '@castellan/kernel';
import type { Amounts, Effect, Filter } from './effect.ts';

/** Where cards can be had for nothing: what an `acquire` takes from. */
export interface Supply<S> {
  /** Offers every card that fits. */
  offer(t: Draft<S>, seat: Seat, filter: Filter, offer: Offer): void;
  has(t: Draft<S>, seat: Seat, filter: Filter): boolean;
  take(t: Draft<S>, seat: Seat, code: number, source: number): void;
  face(t: Draft<S>, code: number): Face;
}

/** One of the game's actions, as far as a power can grant it. */
export interface GrantedAction<S> {
  possible(t: Draft<S>, seat: Seat): boolean;
  begin(t: Draft<S>, seat: Seat): void;
}

/** What the language can't say. Few, and each justified where it is registered. */
export interface Verb<S> {
  possible(t: Draft<S>, seat: Seat, n: number, source: number): boolean;
  perform(t: Draft<S>, seat: Seat, n: number, source: number): void;
}

/** What the interpreter must know of a game. Whatever changes hands is told its source: the power that it comes from. */
export interface World<S> {
  gain(t: Draft<S>, seat: Seat, amounts: Amounts, times: number, source: number): void;
  affords(t: Draft<S>, seat: Seat, amounts: Amounts, times: number): boolean;
  spend(t: Draft<S>, seat: Seat, amounts: Amounts, times: number, source: number): void;
  /** The most that can be taken of the one resource named in the amounts; the bank (`NOBODY`) has enough of all. */
  takeable(t: Draft<S>, them: Seat, amounts: Amounts): number;
  /** Takes `n` of it. */
  take(t: Draft<S>, seat: Seat, them: Seat, amounts: Amounts, n: number, source: number): void;
  /** The other seats, in turn order from this one. */
  rivals(t: Draft<S>, seat: Seat): readonly Seat[];
  readonly counts: Readonly<Record<string, (t: Draft<S>, seat: Seat) => number>>;
  readonly supplies: Readonly<Record<string, Supply<S>>>;
  readonly actions: Readonly<Record<string, GrantedAction<S>>>;
  readonly verbs: Readonly<Record<string, Verb<S>>>;
  /** The card that a prompt is about, for words. */
  readonly source: (source: number) => string;
  /** The power as it is printed, null where there is none: a frame that comes from outside must be part of it. */
  printed(source: number): Effect | null;
  /** Whether a power can wait on these frames. */
  fits(t: Draft<S>, frame: Frame, below: readonly Frame[]): boolean;
}

/** How the interpreter's own decisions are put; a game's words must know these. */
export const prompts = {
  or: (source: string): Phrase => ({ say: 'power-or', source }),
  pay: (source: string): Phrase => ({ say: 'power-pay', source }),
  aim: (source: string): Phrase => ({ say: 'power-aim', source }),
  take: (source: string): Phrase => ({ say: 'power-take', source }),
  acquire: (source: string): Phrase => ({ say: 'power-acquire', source }),
} as const;
