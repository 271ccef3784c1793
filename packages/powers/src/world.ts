import type { Draft, Face, Frame, Offer, Phrase, Seat, Waiting } from '@castellan/kernel';
import type { Amounts, Effect } from './effect.ts';
import type { Filter, Term, Terms } from './terms.ts';

/** Where cards can be had for nothing: what an `acquire` takes from. */
export interface Supply<S> {
  /** Offers every card that fits, by codes from 0 up. */
  offer(t: Draft<S>, seat: Seat, filter: Filter, offer: Offer): void;
  has(t: Draft<S>, seat: Seat, filter: Filter): boolean;
  /** May ask. */
  take(t: Draft<S>, seat: Seat, code: number, source: number, them: Seat): void;
  face(t: Draft<S>, seat: Seat, code: number): Face;
}

/** Where cards of a player lie that can be lost or taken. `owner` is whose they are. */
export interface Place<S> {
  /** Others can't see what lies there: its owner is asked even where there is one answer, since not to ask would tell. */
  readonly isHidden?: boolean;
  /** Of `NOBODY`, for those alone at the table: how many the rules give in place of an opponent's. */
  count(t: Draft<S>, owner: Seat): number;
  /** Offers them, by codes from 0 up. */
  offer(t: Draft<S>, owner: Seat, offer: Offer): void;
  face(t: Draft<S>, owner: Seat, code: number): Face;
  /** The card leaves its place: it was lost or robbed. */
  remove(t: Draft<S>, owner: Seat, code: number): void;
  /** One of them leaves, by chance (of `NOBODY`, as the rules say): which. Not needed where nothing is lost so. */
  removeRandom?(t: Draft<S>, owner: Seat): number;
  /** It has left its place: where it goes now. May ask. */
  lost(t: Draft<S>, owner: Seat, code: number, source: number): void;
  /** It has left its place: another seat gets it. May ask. Not needed where nothing is robbed. */
  given?(t: Draft<S>, owner: Seat, to: Seat, code: number, source: number): void;
}

/** One of the game's actions, as far as a power can grant it. It must itself offer to be declined. */
export interface GrantedAction<S> {
  possible(t: Draft<S>, seat: Seat, source: number): boolean;
  begin(t: Draft<S>, seat: Seat, source: number): void;
}

/** What the language can't say. Few, and each justified where it is registered. One that is no must stands in a `may`. */
export interface Verb<S> {
  possible(t: Draft<S>, seat: Seat, n: number, source: number, them: Seat): boolean;
  /** May ask. */
  perform(t: Draft<S>, seat: Seat, n: number, source: number, them: Seat): void;
}

/**
 * What the interpreter must know of a game. Whatever changes hands is told its source: the power that it comes from
 * (-1 for none). What may ask puts a step on the agenda; all that comes after it waits.
 */
export interface World<S, T extends Terms = Terms> {
  readonly terms: T;
  /** May ask: which of several, where to put it. */
  gain(t: Draft<S>, seat: Seat, amounts: Amounts, times: number, source: number): void;
  /**
   * The same for a gain that is no must, where the gain itself asks: it offers to decline, and so nobody is asked twice.
   * Without it, it is asked first whether the seat wants it.
   */
  gainIfWished?(t: Draft<S>, seat: Seat, amounts: Amounts, times: number, source: number): void;
  /** Whether any of it is to be had: the supply is not empty, the store not full. Without it, always. */
  gainable?(t: Draft<S>, seat: Seat, amounts: Amounts, times: number): boolean;
  affords(t: Draft<S>, seat: Seat, amounts: Amounts, times: number): boolean;
  /**
   * Whether it could be afforded with what the seat may get at any time (grants). It is then asked whether it pays, and
   * can do so once it affords it. Without it, what is not afforded is not asked about.
   */
  couldAfford?(t: Draft<S>, seat: Seat, amounts: Amounts, times: number): boolean;
  /** May ask. `to` is a seat, or `NOBODY` for the bank. */
  spend(t: Draft<S>, seat: Seat, amounts: Amounts, times: number, source: number, to: Seat): void;
  /** The most that can be taken of the one resource named in the amounts; the bank (`NOBODY`) has enough of all. */
  takeable(t: Draft<S>, them: Seat, amounts: Amounts): number;
  /** Takes `n` of it. */
  take(t: Draft<S>, seat: Seat, them: Seat, amounts: Amounts, n: number, source: number): void;
  /** The other seats, in turn order from this one. */
  rivals(t: Draft<S>, seat: Seat): readonly Seat[];
  readonly counts: Readonly<Record<Term<T, 'counts'>, (t: Draft<S>, seat: Seat) => number>>;
  readonly supplies: Readonly<Record<Term<T, 'supplies'>, Supply<S>>>;
  readonly places: Readonly<Record<Term<T, 'places'>, Place<S>>>;
  readonly actions: Readonly<Record<Term<T, 'actions'>, GrantedAction<S>>>;
  readonly verbs: Readonly<Record<Term<T, 'verbs'>, Verb<S>>>;
  /** How many powers are printed on the cards, all numbered through. */
  readonly powers: number;
  /** What a power does: for powers that are to be used in any order. Always the same. */
  effect(source: number): Effect;
  /**
   * Whether a step of a power, or the gate of the grants, can wait here, on those below it; without it, anywhere.
   * The source is that of one power; -1 where a step is about several, or none.
   */
  fits?(t: Waiting<S>, seat: Seat, step: string, below: readonly Frame[], source: number): boolean;
  /** The id of the card that a power is printed on; of -1, of no card. */
  source(source: number): string;
  /** That card on the table of a seat. */
  ref(source: number, seat: Seat): string;
}

/** How the interpreter's own decisions are put; a game's words must know these. */
export const prompts = {
  or: (source: string): Phrase => ({ say: 'power-or', source }),
  any: (source: string): Phrase => ({ say: 'power-any', source }),
  may: (source: string): Phrase => ({ say: 'power-may', source }),
  pay: (source: string): Phrase => ({ say: 'power-pay', source }),
  lose: (source: string): Phrase => ({ say: 'power-lose', source }),
  rob: (source: string): Phrase => ({ say: 'power-rob', source }),
  aim: (source: string): Phrase => ({ say: 'power-aim', source }),
  take: (source: string): Phrase => ({ say: 'power-take', source }),
  acquire: (source: string): Phrase => ({ say: 'power-acquire', source }),
} as const;
