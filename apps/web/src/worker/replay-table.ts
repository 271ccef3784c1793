import type { Event, Game, Phrase, Position, Save, Seat, View, Viewer } from '@castellan/kernel';
import { projectEvent, Refusal, Table, verificationOf } from '@castellan/kernel';
import type { Course, FromTable, Sitter } from '@castellan/protocol';
import { courseOf } from './course.ts';
import { Teacher } from './teacher.ts';
import { isTooLong, peopleAmong } from './update.ts';
import type { WorkerTable } from './worker-table.ts';

interface Shown {
  readonly sitters: readonly Sitter[];
  /** Its table was closed, whatever the rules say. */
  readonly ended: boolean;
}

/**
 * A game that was played, to be looked at again at any time: from any seat when it is over, until then from those of the
 * people here alone.
 */
export class ReplayTable implements WorkerTable {
  readonly #game: Game;
  readonly #save: Save;
  readonly #send: (message: FromTable) => void;
  /** The position before the first answer, and after each. */
  readonly #positions: Position[];
  readonly #events: (readonly Event[])[];
  readonly #teacher: Teacher;
  readonly #isOver: boolean;
  /** From where it may be looked at. */
  readonly #seats: readonly Seat[];
  #course: Course | null = null;
  #viewer: Viewer = 'spectator';
  #at = 0;

  constructor(
    game: Game,
    save: Save,
    { sitters, ended }: Shown,
    send: (message: FromTable) => void,
  ) {
    this.#game = game;
    this.#save = save;
    this.#send = send;
    this.#teacher = new Teacher(send);
    const table = Table.replay(game, save, 0);
    this.#positions = [game.clone(table.state)];
    for (const answer of save.answers) {
      table.answer(answer);
      this.#positions.push(game.clone(table.state));
    }
    this.#events = table.events.slice();
    this.#isOver = ended || table.outcome() !== null || isTooLong(save.answers);
    const all = table.state.core.answered.map((_, seat) => seat);
    this.#seats = this.#isOver ? all : peopleAmong(sitters).filter(seat => all.includes(seat));
  }

  begin(): void {
    const verification = verificationOf(this.#save, this.#events);
    this.#send({ type: 'verified', verification, over: this.#isOver, seats: this.#seats });
    this.#show([]);
  }

  look(viewer: Viewer): void {
    if (viewer !== 'spectator' && !this.#seats.includes(viewer))
      throw new Refusal('malformed', `Nobody here may look from seat ${viewer}.`);
    this.#viewer = viewer;
    this.#show([]);
  }

  seek(to: number): void {
    const isNext = to === this.#at + 1;
    this.#at = Math.min(to, this.#positions.length - 1);
    const step = this.#events[this.#at - 1] ?? [];
    this.#show(isNext ? step.map(event => projectEvent(event, this.#viewer)) : []);
  }

  course(): void {
    this.#course ??= courseOf(this.#game, this.#save, this.#isOver ? 'all' : 'open');
    this.#send(this.#course);
  }

  advise(): void {
    throw new Refusal('over', 'This game is only shown: nobody needs advice in it.');
  }

  /** Of those who looked on as people if there are any, else of everyone. */
  review(): void {
    if (!this.#isOver) throw new Refusal('malformed', 'A game is reviewed when it is over.');
    const { seating } = this.#save;
    const all = this.#positions[0]!.core.answered.map((_, seat) => seat);
    const people = all.filter(seat => seating?.[seat]?.chair === 'person');
    void this.#teacher.review(this.#game, this.#save, people.length > 0 ? people : all);
  }

  answer(): void {
    throw new Refusal('over', 'This game is only shown: nobody can answer in it.');
  }

  undo(): void {
    throw new Refusal('undo', 'This game is only shown: nothing can be taken back.');
  }

  pace(): void {
    // No bot moves here.
  }

  seen(): void {
    // Nor does anything wait.
  }

  hold(): void {
    // No turn is played here.
  }

  endTurn(): void {
    throw new Refusal('illegal', 'No turn is played here.');
  }

  close(): void {
    this.#teacher.stop();
  }

  #show(events: readonly Phrase[]): void {
    const state = this.#positions[this.#at]!;
    const outcome = this.#game.outcome(state);
    const isStopped = outcome === null && isTooLong(this.#save.answers.slice(0, this.#at));
    const told = this.#events
      .slice(0, this.#at)
      .map(step => step.map(event => projectEvent(event, this.#viewer)));
    this.#send({ type: 'history', viewer: this.#viewer, events: told });
    this.#send({
      type: 'update',
      viewer: this.#viewer,
      view: this.#game.view(state, this.#viewer) satisfies View,
      decision: null,
      waiting: isStopped ? [] : this.#game.waiting(state),
      people: [],
      keepers: [],
      events,
      canUndo: false,
      held: false,
      answered: this.#at,
      total: this.#save.answers.length,
      turn: this.#game.turns(state),
      outcome,
      ...(isStopped ? { stopped: 'limit' } : {}),
      commitment: this.#save.commitment,
      seed: outcome === null && !isStopped ? null : this.#save.seed,
    });
  }
}
