import { MAIN } from './agenda.ts';
import { readAnswer } from './answer.ts';
import type { Asked } from './asked.ts';
import { allAsked, answerAsked, laneAsked, picksIn } from './asked.ts';
import { begin } from './begin.ts';
import { Causes, NO_POWER } from './causes.ts';
import type { Position } from './core.ts';
import type { Answer, Decision } from './decision.ts';
import type { Event } from './event.ts';
import { projectEvent } from './event.ts';
import type { Game } from './game.ts';
import { proceedHeld } from './hold.ts';
import type { Phrase } from './json.ts';
import { MOST_ANSWERS } from './limits.ts';
import type { Outcome } from './outcome.ts';
import type { View } from './play.ts';
import { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import type { Save } from './save.ts';
import { settingsOf } from './save.ts';
import type { Seated } from './seating.ts';
import type { Seat, Viewer } from './seat.ts';

/** Where an answer leads before anyone learns anything, and what is told until then. */
export interface Ahead<S> {
  readonly state: S;
  readonly events: readonly Event[];
}

/** A position that a seat can go back to, and the length of the record at that time. */
interface Mark<S> {
  readonly state: S;
  readonly causes: Causes;
  readonly seat: Seat;
}

/**
 * One game being played: its position, its record, and the way back. It has no clock, no socket and no storage; those
 * belong to the holder of the `Table`.
 */
export class Table<S extends Position, V extends View> {
  readonly game: Game<S, V>;
  readonly seed: string;
  #t: Run<S>;
  /** The open decisions and the outcome, worked out once for each position when someone asks. */
  #asked: readonly Asked[] | null = null;
  #outcome: Outcome | null | undefined;
  /** The first part of a save of this table; answers and events are added. */
  #begun: Save;
  #answers: Answer[] = [];
  #events: Event[][] = [];
  /** Positions since anyone last learned something, each with the seat that answered next. */
  #marks: Mark<S>[] = [];

  /** `seating` says who sits where, for the promise; null if nobody is named. */
  constructor(
    game: Game<S, V>,
    settings: unknown,
    seed: string | number,
    seating: readonly Seated[] | null = null,
  ) {
    this.game = game;
    this.#begun = begin(game, settings, seed, seating);
    this.seed = this.#begun.seed;
    const dealt = game.setup(settings, this.seed);
    this.#t = this.#runOf(dealt, Causes.unknown(dealt.core.agenda));
  }

  /** Plays a saved game again: all of it, or the first `to` answers. */
  static replay<S extends Position, V extends View>(
    game: Game<S, V>,
    save: Save,
    to = save.answers.length,
  ): Table<S, V> {
    if (save.game !== game.id)
      throw new Refusal('save', `This is a game of ${save.game}, not of ${game.id}.`);
    if (save.rulesVersion !== game.rulesVersion) {
      throw new Refusal(
        'save',
        `This game was played by rules version ${save.rulesVersion} of ${game.id}; these are version ${game.rulesVersion}. Its events can be shown, but it can't be played on.`,
      );
    }
    const table = new Table(game, settingsOf(save), save.seed);
    // The promise stays as it was made, whatever its format.
    table.#begun = save;
    save.answers.slice(0, to).forEach((answer, i) => {
      try {
        table.answer(answer);
      } catch (error) {
        throw new Refusal(
          'save',
          `Answer ${i + 1} of the saved game can't be played: ${(error as Error).message}`,
        );
      }
    });
    return table;
  }

  /** Published before the first card; `seed` is published after the last. */
  get commitment(): string {
    return this.#begun.commitment;
  }

  get answers(): readonly Answer[] {
    return this.#answers;
  }

  get events(): readonly (readonly Event[])[] {
    return this.#events;
  }

  /** The position. Read only; assign another one to replace it. */
  get state(): S {
    return this.#t.state;
  }

  set state(state: S) {
    this.#goTo(state, Causes.unknown(state.core.agenda));
  }

  #goTo(state: S, causes: Causes): void {
    this.#t = this.#runOf(state, causes);
    this.#asked = null;
    this.#outcome = undefined;
  }

  decisions(): Decision[] {
    return this.#pending().map(({ decision }) => decision);
  }

  outcome(): Outcome | null {
    if (this.#outcome === undefined) this.#outcome = this.game.outcome(this.state);
    return this.#outcome;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer);
  }

  answer(given: unknown): readonly Event[] {
    const answer = readAnswer(given);
    // What is played can be saved, and what is saved must open again.
    if (this.#answers.length >= MOST_ANSWERS)
      throw new Refusal('over', `No game goes on after ${MOST_ANSWERS} answers.`);
    const lane = laneAsked(this.state, answer);
    const asked = this.#pending().find(one => one.lane === lane)!;
    const before = this.game.clone(this.state);
    const causes = this.#t.causes!.copy();
    const events = this.#play(asked, answer, { state: before, causes });
    const seat = Number(answer.decision.split('.')[0]);
    if (this.state.core.learned === before.core.learned)
      this.#marks.push({ state: before, causes, seat });
    else this.#marks.length = 0;
    this.#answers.push(answer);
    this.#events.push(events);
    return events;
  }

  /**
   * How the table would stand after an answer that passes the turn on, just before anyone learns what follows; null
   * if this answer does not pass the turn on. Nothing is done: the answer can still be given or not.
   */
  ahead(given: unknown): Ahead<S> | null {
    const answer = readAnswer(given);
    const lane = laneAsked(this.state, answer);
    const asked = this.#pending().find(one => one.lane === lane)!;
    const picks = picksIn(asked, answer, this.game.words.en);
    const events: Event[] = [];
    const t = this.game.draft(this.game.clone(this.state), events);
    const halt = proceedHeld(t, lane, picks, state => this.game.clone(state));
    const next = t.state.core.agenda[MAIN]!.at(-1);
    const passes =
      halt === 'before-step'
        ? next !== undefined && next.seat !== asked.decision.seat
        : halt === 'asked' && this.game.turns(t.state) > this.game.turns(this.state);
    return passes ? { state: t.state, events } : null;
  }

  /** A rule that throws leaves the table at its last good position, so that no game is lost to a bug. */
  #play(asked: Asked, answer: Answer, before: Omit<Mark<S>, 'seat'>): Event[] {
    const events: Event[] = [];
    this.#t.events = events;
    try {
      answerAsked(this.#t, asked, answer, this.game.words.en);
    } catch (error) {
      this.#goTo(before.state, before.causes);
      throw error;
    }
    this.#asked = null;
    this.#outcome = undefined;
    return events;
  }

  #pending(): readonly Asked[] {
    this.#asked ??= allAsked(this.#t).map(asked => this.#withCause(asked));
    return this.#asked;
  }

  /** A decision with the card that it comes from; a question that names it says no more. */
  #withCause(asked: Asked): Asked {
    const { decision, lane } = asked;
    const power = this.#t.causes!.at(lane, this.state.core.agenda[lane]!.length - 1);
    const because = power === NO_POWER ? undefined : this.game.because?.(power);
    if (because === undefined || names(decision.prompt, because['card'])) return asked;
    return { ...asked, decision: { ...decision, because } };
  }

  #runOf(state: S, causes: Causes): Run<S> {
    const t = this.game.draft(state);
    t.causes = causes;
    // Someone will look, so reasons are kept as soon as something is offered.
    t.offer.blocked = [];
    return t;
  }

  /** Whether this seat's last answer can still be taken back. */
  canUndo(seat: Seat): boolean {
    return this.#marks.at(-1)?.seat === seat;
  }

  /** Takes back this seat's last answer, unless someone has moved or learned something since. */
  undo(seat: Seat): void {
    const mark = this.#marks.at(-1);
    if (mark === undefined) {
      throw new Refusal(
        'undo',
        'Nothing to take back: something was learned since the last answer (a roll, a draw, a card turned up), or there is no answer yet.',
      );
    }
    if (mark.seat !== seat)
      throw new Refusal(
        'undo',
        `Seat ${seat} can't take anything back: seat ${mark.seat} has moved since.`,
      );
    this.#marks.pop();
    this.#answers.pop();
    this.#events.pop();
    this.#goTo(mark.state, mark.causes);
  }

  /** The events of an answer as a viewer is told them. */
  told(events: readonly Event[], viewer: Viewer): Phrase[] {
    return events.map(event => projectEvent(event, viewer));
  }

  save(): Save {
    return { ...this.#begun, answers: this.#answers.slice(), events: this.#events.slice() };
  }
}

const names = (phrase: Phrase, card: unknown): boolean =>
  Object.values(phrase)
    .flat()
    .includes(card as never);
