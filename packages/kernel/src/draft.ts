import { MAIN } from './agenda.ts';
import type { Frame } from './agenda.ts';
import type { Position } from './core.ts';
import type { Event } from './event.ts';
import type { Json } from './json.ts';
import { Offer } from './offer.ts';
import { Dice } from './rng.ts';
import type { Seat } from './seat.ts';
import type { Steps } from './step.ts';

/**
 * The table in the hands of the rules: the state they may change, and the few things they may do
 * besides (put steps on the agenda, roll, tell). Rules never see another way to the outside.
 */
export class Draft<S> {
  state: S & Position;
  readonly steps: Steps<S>;
  /** What has happened, or null when nobody listens (a playout). */
  events: Event[] | null;
  /** Marks of the powers that have resolved, when somebody counts them. */
  powers: Uint8Array | null = null;

  /** Which stack of the agenda is being worked on. */
  lane = MAIN;
  /** Set when a step gave several seats something to do at the same time. */
  opened = false;
  /** What the waiting decision offers; belongs to the stack `offered`, or to none when -1. */
  readonly offer = new Offer();
  offered = -1;

  readonly #dice = new Dice();

  constructor(state: S & Position, steps: Steps<S>, events: Event[] | null) {
    this.state = state;
    this.steps = steps;
    this.events = events;
  }

  /** Puts a step on top of the agenda: it comes next. Several come in the reverse order of being pushed. */
  push(step: string, seat: Seat, a = 0, b = 0, data: Json = null): void {
    this.state.core.agenda[this.lane]!.push({ step, seat, a, b, data });
  }

  /** The same with a frame made before: frames never change, so the steps of a turn need be made only once. */
  put(frame: Frame): void {
    this.state.core.agenda[this.lane]!.push(frame);
  }

  /**
   * Gives a seat something to do at the same time as the other seats; the table waits for all of them. What
   * comes of it must not depend on who answers first: those steps draw nothing, and touch only what is the
   * seat's own or what adds up.
   */
  together(step: string, seat: Seat, a = 0, b = 0, data: Json = null): void {
    if (this.lane !== MAIN)
      throw new Error(
        `${step}: a seat that acts at the same time as others can't open such a round itself`,
      );
    this.state.core.agenda[1 + seat]!.push({ step, seat, a, b, data });
    this.opened = true;
  }

  /** Drops everything still on the agenda: the game is over at once. */
  finish(): void {
    for (const stack of this.state.core.agenda) stack.length = 0;
    this.opened = false;
  }

  /** Says what happened, for people: nothing in the rules may depend on it. */
  tell(event: Event): void {
    if (this.events !== null) this.events.push(event);
  }

  /** A whole number from 0 to n - 1. Whoever draws learns something: there is no undo past it. */
  below(n: number): number {
    // What seats do at the same time must come out the same in any order of arrival: one stream can't.
    if (this.lane !== MAIN)
      throw new Error(
        'a seat that acts at the same time as others may not draw from the generator',
      );
    this.state.core.learned++;
    return this.#dice.below(this.state.core.rng, n);
  }

  /** Puts the cards into a random order, in place. */
  shuffle(cards: number[]): void {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const card = cards[i]!;
      cards[i] = cards[j]!;
      cards[j] = card;
    }
  }

  /**
   * Says that someone has learned something without a draw: a card was turned up or dealt from a deck
   * that was shuffled before, a sealed choice was shown. Forgotten, it lets people peek and undo.
   */
  learn(): void {
    this.state.core.learned++;
  }

  /** Marks a power (its place in `Rules.powers`) as resolved. */
  resolved(power: number): void {
    if (this.powers !== null && power >= 0) this.powers[power] = 1;
  }
}
