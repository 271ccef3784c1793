import { MOST_SEATS } from '@castellan/kernel';
import type { Draft, Face, Frame, Offer, Phrase, Seat, Steps, Waiting } from '@castellan/kernel';
import type { Cost, Effect } from './effect.ts';
import type { AmountsOf, Filter, Term, Terms } from './terms.ts';

/** Where cards can be had for free: what an `acquire` takes from. */
export interface CardSupply<S> {
  /** Offers every matching card, by codes from 0 up. */
  offer(t: Draft<S>, seat: Seat, filter: Filter, offer: Offer): void;
  has(t: Draft<S>, seat: Seat, filter: Filter): boolean;
  /** May ask. */
  take(t: Draft<S>, seat: Seat, code: number, source: number, them: Seat): void;
  face(t: Draft<S>, seat: Seat, code: number): Face;
}

/** Where cards of a player lie that can be lost or taken. `owner` is that player. */
export interface CardPlace<S> {
  /**
   * Others can't see these cards: the owner is asked even if there is only one answer, because not asking would
   * reveal something.
   */
  readonly isHidden?: boolean;
  /** For `NOBODY`, in solo play: how many the rules give instead of an opponent's. */
  count(t: Draft<S>, owner: Seat): number;
  /** Offers them, by codes from 0 up. */
  offer(t: Draft<S>, owner: Seat, offer: Offer): void;
  face(t: Draft<S>, owner: Seat, code: number): Face;
  /** The card leaves its place: it was lost or robbed. */
  remove(t: Draft<S>, owner: Seat, code: number): void;
  /**
   * One of them leaves at random (for `NOBODY`, as the rules say); returns which. Not needed if nothing is lost this
   * way.
   */
  removeRandom?(t: Draft<S>, owner: Seat): number;
  /** The card has left its place: puts it where it goes now. May ask. */
  lost(t: Draft<S>, owner: Seat, code: number, source: number): void;
  /** The card has left its place: gives it to another seat. May ask. Not needed if nothing is robbed. */
  given?(t: Draft<S>, owner: Seat, to: Seat, code: number, source: number): void;
}

/** One of the game's actions that a power can grant. It must offer to be declined. */
export interface GrantedAction<S> {
  possible(t: Draft<S>, seat: Seat, source: number): boolean;
  /**
   * Whether a grant of the seat could make it possible. If so, the seat is asked, so that it can use the grant. Never, by
   * default; only where there are grants (`World.couldAfford`).
   */
  inReach?(t: Draft<S>, seat: Seat, source: number): boolean;
  begin(t: Draft<S>, seat: Seat, source: number): void;
}

/**
 * What the language can't express. There are few, and each is justified where it is registered. An optional one
 * stands in a `may`.
 */
export interface Verb<S> {
  possible(t: Draft<S>, seat: Seat, n: number, source: number, them: Seat): boolean;
  /** May ask. */
  perform(t: Draft<S>, seat: Seat, n: number, source: number, them: Seat): void;
}

/**
 * What the interpreter needs from a game. Everything that changes hands gets its source: the power that it comes from
 * (-1: none). A function that asks puts a step on the agenda, and everything after it waits.
 */
export interface World<S, T extends Terms = Terms> {
  readonly terms: T;
  /** May ask: which of several, where to put it. */
  gain(t: Draft<S>, seat: Seat, amounts: AmountsOf<T>, times: number, source: number): void;
  /**
   * The same for an optional gain that asks by itself: it offers to decline, so nobody is asked twice. Without it,
   * the seat is asked first whether it wants the gain.
   */
  gainIfWished?(
    t: Draft<S>,
    seat: Seat,
    amounts: AmountsOf<T>,
    times: number,
    source: number,
  ): void;
  /** Whether any of it can be gained: the supply is not empty, the store not full. Always, by default. */
  gainable?(t: Draft<S>, seat: Seat, amounts: AmountsOf<T>, times: number): boolean;
  affords(t: Draft<S>, seat: Seat, amounts: AmountsOf<T>, times: number): boolean;
  /**
   * Whether it could be afforded with what the seat may get at any time (grants). If so, the seat is asked whether it
   * pays, and can pay once it affords it. Without it, what is not affordable is not asked.
   */
  couldAfford?(t: Draft<S>, seat: Seat, amounts: AmountsOf<T>, times: number): boolean;
  /**
   * Whether this price may be paid though the gain is not possible: paying makes it so, or the rules let players pay
   * for nothing. Never, by default.
   */
  opens?(t: Draft<S>, seat: Seat, cost: Cost, of: Effect): boolean;
  /** May ask. `to` is a seat, or `NOBODY` for the bank. */
  spend(
    t: Draft<S>,
    seat: Seat,
    amounts: AmountsOf<T>,
    times: number,
    source: number,
    to: Seat,
  ): void;
  /**
   * The most that can be taken of the resource named in the amounts; the bank (`NOBODY`) has enough of everything.
   */
  takeable(t: Draft<S>, them: Seat, amounts: AmountsOf<T>): number;
  /** Takes `n` of it. */
  take(t: Draft<S>, seat: Seat, them: Seat, amounts: AmountsOf<T>, n: number, source: number): void;
  /**
   * Whether only opponents who have something to take are named, and naming one of several may be declined. Without
   * it, any opponent is named, even one with nothing: that is a way to spare someone.
   */
  readonly aimsAtGivers?: boolean;
  /** The other seats, in turn order from this one. */
  rivals(t: Draft<S>, seat: Seat): readonly Seat[];
  readonly counts: Readonly<Record<Term<T, 'counts'>, (t: Draft<S>, seat: Seat) => number>>;
  readonly supplies: Readonly<Record<Term<T, 'supplies'>, CardSupply<S>>>;
  readonly places: Readonly<Record<Term<T, 'places'>, CardPlace<S>>>;
  readonly actions: Readonly<Record<Term<T, 'actions'>, GrantedAction<S>>>;
  readonly verbs: Readonly<Record<Term<T, 'verbs'>, Verb<S>>>;
  /** What the verbs ask: they become steps of the game, and bots find their options all alike until the game says more. */
  readonly verbSteps?: Steps<S>;
  /** How many powers are printed on the cards, all numbered in one list. */
  readonly powers: number;
  /** What a power does, for powers that may be used in any order. Never changes. */
  effect(source: number): Effect;
  /**
   * Whether a step of a power, or the gate of the grants, can wait here, on those below it; without it, anywhere.
   * The source is that of one power; -1 where a step is about several, or none.
   */
  fits?(t: Waiting<S>, seat: Seat, step: string, below: readonly Frame[], source: number): boolean;
  /** The id of the card that a power is printed on; of -1, of no card. */
  source(source: number): string;
  /** That card on a seat's table. */
  ref(source: number, seat: Seat): string;
}

/** The phrases of the interpreter's own decisions; a game's words must have them. */
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
  /** Stands before what the rules ask because of a power. */
  because: (card: string): Phrase => ({ say: 'because', card }),
} as const;

/** By number of seats, then by seat. Made once: powers ask for it in playouts. */
const RIVALS: readonly (readonly (readonly Seat[])[])[] = Array.from(
  { length: MOST_SEATS + 1 },
  (_, seats) =>
    Array.from({ length: seats }, (__, seat) =>
      Array.from({ length: seats - 1 }, (___, i) => (seat + 1 + i) % seats),
    ),
);

/** The other seats of a table, in turn order from this one. */
export function rivalsOf(seats: number, seat: Seat): readonly Seat[] {
  return RIVALS[seats]![seat]!;
}
