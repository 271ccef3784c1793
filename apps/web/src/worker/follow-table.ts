import type { Answer, Game, Phrase, Position, Save, View, Viewer } from '@castellan/kernel';
import { Refusal, Table } from '@castellan/kernel';
import type { FromTable, Sitter } from '@castellan/protocol';
import { courseOf } from './course.ts';
import type { WorkerTable } from './worker-table.ts';
import { isTooLong, updateOf, viewerFor } from './update.ts';

/** A game that is played elsewhere: shown as far as it is known here, move by move. Nobody answers here. */
export class FollowTable implements WorkerTable {
  readonly #send: (message: FromTable) => void;
  readonly #viewer: Viewer;
  #table: Table<Position, View>;

  constructor(
    game: Game,
    save: Save,
    sitters: readonly Sitter[],
    send: (message: FromTable) => void,
  ) {
    this.#table = Table.replay(game, save);
    this.#viewer = viewerFor(sitters);
    this.#send = send;
  }

  begin(): void {
    const events = this.#table.events.map(step => this.#table.told(step, this.#viewer));
    this.#send({ type: 'history', viewer: this.#viewer, events });
    this.#show([]);
  }

  /** Goes on to the current position; starts again if something was taken back. */
  follow(save: Save): void {
    const { answers, game } = this.#table;
    if (answers.every((answer, i) => isSame(answer, save.answers[i]))) {
      for (const answer of save.answers.slice(answers.length))
        this.#show(this.#table.told(this.#table.answer(answer), this.#viewer));
    } else {
      this.#table = Table.replay(game, save);
      this.begin();
    }
  }

  course(): void {
    if (this.#table.outcome() === null && !isTooLong(this.#table.answers))
      throw new Refusal('malformed', 'How the game went is told when it is over.');
    this.#send(courseOf(this.#table.game, this.#table.save()));
  }

  advise(): void {
    throw new Refusal('illegal', 'This game is played elsewhere: advice is given there.');
  }

  review(): void {
    throw new Refusal('illegal', 'This game is played elsewhere: it is reviewed there.');
  }

  answer(): void {
    throw new Refusal('illegal', 'This game is played elsewhere: nobody can answer here.');
  }

  undo(): void {
    throw new Refusal('undo', 'This game is played elsewhere: nothing can be taken back here.');
  }

  seek(): void {
    throw new Refusal('malformed', 'This game is being played: nobody can go to another time.');
  }

  look(): void {
    // A follower looks from one place only.
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
    // Nothing is running.
  }

  #show(events: readonly Phrase[]): void {
    this.#send(updateOf(this.#table, this.#viewer, events));
  }
}

function isSame(one: Answer, other: Answer | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
