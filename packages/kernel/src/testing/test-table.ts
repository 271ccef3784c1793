import type { Args } from '../agenda.ts';
import { allowed } from '../decision.ts';
import type { Answer, Decision, Option } from '../decision.ts';
import type { Position } from '../core.ts';
import type { Event } from '../event.ts';
import { settle } from '../flow.ts';
import type { Game } from '../game.ts';
import { copy } from '../json.ts';
import type { View } from '../play.ts';
import { quote, Refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { Appraisal } from '../think.ts';
import { preferred, worthsAt } from './worths.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * A table for rule tests: a position, set up as the test needs it, and played by option ids. Before and after each
 * answer the position must be sound, and must go on the same after a JSON round trip. A game's own test table adds
 * how things are laid out and looked up.
 */
export class TestTable<S extends Position, V extends View = View> {
  readonly game: Game<S, V>;
  state: S;
  /** The events of the last answer. */
  events: readonly Event[] = [];

  constructor(game: Game<S, V>, state: S) {
    this.game = game;
    this.state = state;
  }

  // Playing.

  /** Pushes a step on the agenda and runs it to the first question. */
  begin(step: string, seat: Seat, args: Args = null): this {
    return this.run(t => t.push(step, seat, args));
  }

  /** Changes the table by hand, as rules do, and runs it to the first question. */
  run(prepare: (t: ReturnType<Game<S, V>['draft']>) => void): this {
    const events: Event[] = [];
    const t = this.game.draft(this.state, events);
    prepare(t);
    settle(t);
    this.events = events;
    this.#expectSound();
    return this;
  }

  /** Chooses one option. */
  choose(id: string, seat?: Seat): this {
    return this.select([id], seat);
  }

  /** Answers one decision after another, each with one option. */
  play(...ids: readonly string[]): this {
    for (const id of ids) this.choose(id);
    return this;
  }

  /** Selects some options, or puts all of them into order. */
  select(picks: readonly string[], seat?: Seat): this {
    return this.#answer({ decision: this.asks(seat).id, picks });
  }

  split(counts: Counts, seat?: Seat): this {
    return this.#answer({ decision: this.asks(seat).id, counts });
  }

  #answer(answer: Answer): this {
    this.#expectSound();
    const kept = copy(this.state);
    this.events = this.game.apply(this.state, answer);
    this.#expectSound();
    const events = this.game.apply(kept, answer);
    if (JSON.stringify([events, kept]) !== JSON.stringify([this.events, this.state]))
      throw new Error(`by way of JSON, ${quote(answer)} leads elsewhere`);
    return this;
  }

  #expectSound(): void {
    const problems = this.game.problems(this.state);
    if (problems.length > 0) throw new Error(`the position is not sound: ${problems.join('; ')}`);
  }

  // Looking.

  /** All that is asked. */
  asked(): Decision[] {
    return this.game.pending(this.state);
  }

  /** The seats that are asked. */
  get seats(): Seat[] {
    return this.game.waiting(this.state);
  }

  /** The decision of a seat; without a seat, the only one that waits. */
  asks(seat?: Seat): Decision {
    const asked = this.asked();
    if (seat === undefined && asked.length === 1) return asked[0]!;
    const decision = asked.find(one => one.seat === seat);
    if (decision === undefined)
      throw new Error(
        `asked are ${asked.map(one => `${one.seat} (${one.step})`).join(', ') || 'none'}; looked at is ${seat ?? 'no one'}`,
      );
    return decision;
  }

  /** The step that asks. */
  step(seat?: Seat): string {
    return this.asks(seat).step;
  }

  /** The options that may be chosen. */
  offered(seat?: Seat): string[] {
    return allowed(this.asks(seat)).map(({ id }) => id);
  }

  /** The options that are shown but not allowed, and why. */
  blocked(seat?: Seat): Record<string, string> {
    return Object.fromEntries(
      this.asks(seat).options.flatMap(({ id, blocked }) => (blocked ? [[id, blocked.say]] : [])),
    );
  }

  option(id: string, seat?: Seat): Option | undefined {
    return this.asks(seat).options.find(option => option.id === id);
  }

  /** Why an option is not allowed: null if it is allowed, 'absent' if it is not shown. */
  why(id: string, seat?: Seat): string | null {
    const option = this.option(id, seat);
    if (option === undefined) return 'absent';
    return option.blocked === undefined ? null : option.blocked.say;
  }

  /** Why an option is blocked, in words. */
  because(id: string, language = 'en'): string {
    const blocked = this.option(id)?.blocked;
    if (blocked === undefined) throw new Error(`${quote(id)} is not blocked`);
    return this.game.words[language]!.say(blocked, seat => `P${seat}`);
  }

  /** The events of this kind from the last answer. */
  told(say: string): Event[] {
    return this.events.filter(event => event.say === say);
  }

  /** What each option is worth to the seat that is asked, by this appraisal. */
  worths(seat?: Seat, by: Appraisal<S> = this.game.appraise): Record<string, number> {
    const worths = worthsAt(this.game, this.state, this.asks(seat), by);
    return Object.fromEntries(worths.map(({ id, worth }) => [id, worth]));
  }

  /** What a greedy chair takes now. */
  best(): string {
    return preferred(this.game, this.state, this.asks())[0]!;
  }

  /** What bots read of a seat's chances, by name. */
  prospects(seat: Seat): Record<string, number> {
    const { names, features } = this.game.prospects!;
    const values = new Float64Array(names.length);
    features(this.state, seat, values);
    return Object.fromEntries(names.map((name, i) => [name, values[i]!]));
  }

  /** Gives an answer that must be refused and change nothing. */
  refuses(answer: string | Counts, seat?: Seat): this {
    const before = JSON.stringify(this.state);
    const { id: decision } = this.asks(seat);
    const given =
      typeof answer === 'string' ? { decision, picks: [answer] } : { decision, counts: answer };
    try {
      this.game.apply(this.state, given);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (JSON.stringify(this.state) !== before)
        throw new Error(`${quote(given)} is refused, but changes the position`, { cause: error });
      return this;
    }
    throw new Error(`${quote(given)} is accepted`);
  }
}

/** Where in a table of cards the one with this id stands. */
export function placeOf(cards: readonly { readonly id: string }[], id: string): number {
  const place = cards.findIndex(card => card.id === id);
  if (place < 0) throw new Error(`there is no ${id}`);
  return place;
}
