// A position set up by hand, and played on by the ids of the options.
import { allowed, copy, seedFrom, settle } from '@castellan/kernel';
import type { Answer, Args, Decision, Event, Game, Seat } from '@castellan/kernel';
import { expect } from 'vitest';
import type { Seen, Tiny } from './bare.ts';

export class Stage<S extends Tiny> {
  readonly game: Game<S, Seen<S>>;
  state: S;

  /** The box of the game, arranged, with one step to be taken by a seat and nothing after it. */
  constructor(game: Game<S, Seen<S>>, players: number, arrange: (state: S) => void) {
    this.game = game;
    this.state = game.unpack({ players }, seedFrom('stage'));
    arrange(this.state);
  }

  begin(step: string, seat: Seat, args: Args = null): this {
    const t = this.game.draft(this.state);
    t.push(step, seat, args);
    settle(t);
    return this;
  }

  /** The seats that are asked, in seat order. */
  get seats(): Seat[] {
    return this.game.waiting(this.state);
  }

  decision(seat: Seat = this.seats[0]!): Decision {
    return this.game.pending(this.state).find(decision => decision.seat === seat)!;
  }

  /** What may be chosen. */
  ids(seat?: Seat): string[] {
    return allowed(this.decision(seat)).map(option => option.id);
  }

  /** What is shown but may not be chosen, with the reason. */
  blocked(): Record<string, string> {
    const shut = this.decision().options.filter(option => option.blocked !== undefined);
    return Object.fromEntries(shut.map(option => [option.id, option.blocked!.say]));
  }

  pick(...picks: string[]): Event[] {
    return this.#answer({ decision: this.decision().id, picks });
  }

  pickFor(seat: Seat, ...picks: string[]): Event[] {
    return this.#answer({ decision: this.decision(seat).id, picks });
  }

  divide(counts: Readonly<Record<string, number>>): Event[] {
    return this.#answer({ decision: this.decision().id, counts });
  }

  /** Every answer is given twice: to the position, and to what JSON has kept of it. They must agree. */
  #answer(answer: Answer): Event[] {
    const resumed = copy(this.state);
    const events = this.game.apply(this.state, answer);
    expect(this.game.apply(resumed, answer)).toEqual(events);
    expect(resumed).toEqual(this.state);
    expect(this.game.pending(resumed)).toEqual(this.game.pending(this.state));
    this.state = resumed;
    return events;
  }
}
