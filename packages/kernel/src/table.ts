import type { Position } from './core.ts';
import type { Answer, Decision } from './decision.ts';
import { readAnswer } from './answer.ts';
import type { Event } from './event.ts';
import { projectEvent } from './event.ts';
import type { Game, View } from './game.ts';
import type { Phrase } from './json.ts';
import { MOST_ANSWERS } from './limits.ts';
import { readOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusal.ts';
import { commitment, seedFrom } from './rng.ts';
import type { Save } from './save.ts';
import type { Seat, Viewer } from './seat.ts';

/** A position to which a seat can go back, and how long the record was then. */
interface Mark<S> {
  readonly state: S;
  readonly seat: Seat;
}

/**
 * One game being played: the position, the record of it, and the way back. It has no clock, no
 * socket and no storage; whoever has those holds a `Table`.
 */
export class Table<S extends Position, V extends View> {
  readonly game: Game<S, V>;
  readonly seed: string;
  state: S;
  #options: Save['options'];
  #answers: Answer[] = [];
  #events: Event[][] = [];
  /** Positions since anyone last learned something, each before the answer of the seat beside it. */
  #marks: Mark<S>[] = [];

  constructor(game: Game<S, V>, options: unknown, seed: string | number) {
    this.game = game;
    this.seed = seedFrom(seed);
    this.state = game.setup(options, this.seed);
    // With the defaults filled in: a save says all that was chosen, even what nobody chose.
    this.#options = readOptions(game.name, game.options, options);
  }

  /** Plays a saved game again, the whole of it or the first `to` answers. */
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
    const table = new Table(game, save.options, save.seed);
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
    return commitment(this.seed);
  }

  get answers(): readonly Answer[] {
    return this.#answers;
  }

  get events(): readonly (readonly Event[])[] {
    return this.#events;
  }

  decisions(): Decision[] {
    return this.game.pending(this.state);
  }

  outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer);
  }

  answer(given: unknown): readonly Event[] {
    const answer = readAnswer(given);
    // What is played can be saved, and what is saved must open again.
    if (this.#answers.length >= MOST_ANSWERS)
      throw new Refusal('over', `No game goes on after ${MOST_ANSWERS} answers.`);
    const before = this.game.clone(this.state);
    const events = this.#apply(answer, before);
    const seat = Number(answer.decision.split('.')[0]);
    if (this.state.core.learned === before.core.learned) this.#marks.push({ state: before, seat });
    else this.#marks.length = 0;
    this.#answers.push(answer);
    this.#events.push(events);
    return events;
  }

  /** A rule that fails half-way leaves the table where it last was well: no game is lost to a bug. */
  #apply(answer: Answer, before: S): Event[] {
    try {
      return this.game.apply(this.state, answer);
    } catch (error) {
      this.state = before;
      throw error;
    }
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
        'Nothing to take back: since the last answer something was learned (a roll, a draw, a card turned up), or there is none yet.',
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
    this.state = mark.state;
  }

  /** What a viewer is told of an answer's events. */
  told(events: readonly Event[], viewer: Viewer): Phrase[] {
    return events.map(event => projectEvent(event, viewer));
  }

  save(): Save {
    return {
      castellan: 1,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      options: this.#options,
      seed: this.seed,
      commitment: this.commitment,
      answers: this.#answers.slice(),
      events: this.#events.slice(),
    };
  }
}
