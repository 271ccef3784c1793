import { MAIN } from './agenda.ts';
import type { Args, Frame } from './agenda.ts';
import { NO_POWER } from './causes.ts';
import type { Causes } from './causes.ts';
import type { Position } from './core.ts';
import type { Draft } from './draft.ts';
import type { Event } from './event.ts';
import { Offer } from './offer.ts';
import { RngReader } from './rng.ts';
import type { Seat } from './seat.ts';
import type { Steps } from './step.ts';

/** A draft with what the scheduler needs: which stack is at work, and what is offered. Not for rules. */
export class Run<S> implements Draft<S> {
  state: S & Position;
  readonly steps: Steps<S>;
  events: Event[] | null;
  /** Marks for resolved powers, when someone counts them. */
  powers: Uint8Array | null = null;

  cause = NO_POWER;
  /** Only kept for people. */
  causes: Causes | null = null;

  /** Which stack of the agenda is at work. */
  lane = MAIN;
  /** Set when a step gave several seats something to do at the same time. */
  opened = false;
  /** Set when a step ended the game: the rest of that step is dropped too. */
  finished = false;
  /** The options of the waiting decision; they belong to the stack `offered` (-1: none). */
  readonly offer = new Offer();
  offered = -1;

  readonly #dice = new RngReader();

  constructor(state: S & Position, steps: Steps<S>, events: Event[] | null) {
    this.state = state;
    this.steps = steps;
    this.events = events;
  }

  push(step: string, seat: Seat, args: Args = null): void {
    this.put({ step, seat, args });
  }

  put(frame: Frame): void {
    this.#putOn(this.lane, frame);
  }

  #putOn(lane: number, frame: Frame): void {
    const stack = this.state.core.agenda[lane]!;
    this.causes?.put(lane, stack.length, this.cause);
    stack.push(frame);
  }

  /** Takes the next step off a stack: what it does comes from what it came from. */
  take(stack: Frame[]): Frame {
    const frame = stack.pop()!;
    this.cause = this.causes?.at(this.lane, stack.length) ?? NO_POWER;
    return frame;
  }

  get height(): number {
    return this.state.core.agenda[this.lane]!.length;
  }

  changedSince(height: number): boolean {
    return this.opened || this.finished || this.state.core.agenda[this.lane]!.length !== height;
  }

  pushBelow(height: number, step: string, seat: Seat, args: Args = null): void {
    if (this.finished) return;
    this.causes?.insert(this.lane, height, this.cause);
    this.state.core.agenda[this.lane]!.splice(height, 0, { step, seat, args });
  }

  together(step: string, seat: Seat, args: Args = null): void {
    if (this.lane !== MAIN)
      throw new Error(
        `${step}: a seat that acts at the same time as others can't open such a round itself`,
      );
    this.#putOn(1 + seat, { step, seat, args });
    this.opened = true;
  }

  finish(): void {
    for (const stack of this.state.core.agenda) stack.length = 0;
    this.opened = false;
    this.finished = true;
  }

  tell(event: Event): void {
    if (this.events !== null) this.events.push(event);
  }

  below(n: number): number {
    // Simultaneous steps must give the same result in any order of arrival; with one stream of dice they can't.
    if (this.lane !== MAIN)
      throw new Error(
        'a seat that acts at the same time as others may not draw from the generator',
      );
    this.state.core.learned++;
    return this.#dice.below(this.state.core.rng, n);
  }

  shuffle(cards: number[]): void {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const card = cards[i]!;
      cards[i] = cards[j]!;
      cards[j] = card;
    }
  }

  learn(): void {
    this.state.core.learned++;
  }

  resolved(power: number): void {
    if (this.powers !== null && power >= 0) this.powers[power] = 1;
  }
}
