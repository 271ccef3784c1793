import type { QuickChair } from '@castellan/bots';
import { chairNamed, chanceFor, isQuick } from '@castellan/bots';
import type {
  Ahead,
  Answer,
  Decision,
  Phrase,
  Position,
  Seat,
  Table,
  View,
  Viewer,
} from '@castellan/kernel';
import { quote, Refusal } from '@castellan/kernel';
import type { FromTable, Sitter, Update } from '@castellan/protocol';
import { courseOf } from './course.ts';
import type { WorkerTable } from './worker-table.ts';
import { keepersAmong } from './secrets.ts';
import { lent, Teacher } from './teacher.ts';
import { isTooLong, peopleAmong, updateOf, viewerFor } from './update.ts';

/** Longer than anyone wants to wait for a bot. */
const SLOWEST = 10_000;

/** So long the page has to itself: two cores that draw and think at once stutter. */
const DRAWING_MS = 150;

/** A table that is being played: people answer, bots answer after a pause, everyone is told what they may know. */
export class LiveTable implements WorkerTable {
  readonly #table: Table<Position, View>;
  readonly #sitters: readonly Sitter[];
  readonly #chairs: readonly (QuickChair | null)[];
  readonly #send: (message: FromTable) => void;
  readonly #teacher: Teacher;
  #viewer: Viewer;
  #pace = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Goes up when a bot begins to think, or what it thought about has changed: an older thought is given up. */
  #thought = 0;
  /** The last answer changed something that should be seen before a bot goes on. */
  #worthALook = false;
  #holds = false;
  /** An answer that would pass the turn on, and how the table would stand: given when the turn is ended. */
  #held: { readonly answer: Answer; readonly ahead: Ahead<Position> } | null = null;

  constructor(
    table: Table<Position, View>,
    sitters: readonly Sitter[],
    send: (message: FromTable) => void,
  ) {
    const seats = seatsOf(table);
    if (sitters.length !== seats) {
      throw new Refusal(
        'settings',
        `This table has ${seats} seats, and ${sitters.length} are taken.`,
      );
    }
    this.#table = table;
    this.#sitters = sitters;
    this.#send = send;
    this.#teacher = new Teacher(send);
    this.#chairs = sitters.map((sitter, seat) =>
      sitter === 'person'
        ? null
        : chairNamed(sitter.bot)(table.game, chanceFor(table.seed, seat), lent),
    );
    this.#viewer = viewerFor(sitters);
  }

  begin(): void {
    this.#sendSave();
    this.#sendHistory();
    this.#sendUpdate([]);
    this.#goOn();
  }

  answer(answer: Answer): void {
    const seat = seatOf(answer);
    if (seat !== this.#viewer || !this.#isPerson(seat)) {
      throw new Refusal(
        'illegal',
        `Decision ${quote(answer.decision)} is not for those who look from ${sayViewer(this.#viewer)}.`,
      );
    }
    if (this.#isOver()) throw new Refusal('over', 'This game is over.');
    const ahead = this.#holds && this.#held === null ? this.#table.ahead(answer) : null;
    if (ahead !== null) {
      this.#held = { answer, ahead };
      this.#sendUpdate(this.#table.told(ahead.events, this.#viewer));
      return;
    }
    this.#take(answer);
    this.#goOn();
  }

  hold(on: boolean): void {
    this.#holds = on;
    if (!on && this.#held !== null) this.endTurn();
  }

  endTurn(): void {
    // Pressed twice: what the second press asks for is done.
    if (this.#held === null) return;
    const { answer, ahead } = this.#held;
    this.#held = null;
    this.#take(answer, ahead.events.length);
    this.#goOn();
  }

  undo(seat: Seat): void {
    if (seat !== this.#viewer)
      throw new Refusal('undo', 'Only your own answers can be taken back.');
    // A held answer was never given.
    if (this.#held === null) this.#table.undo(seat);
    this.#held = null;
    this.#sendSave();
    this.#sendHistory();
    this.#sendUpdate([]);
    this.#worthALook = true;
    this.#goOn();
  }

  look(viewer: Viewer): void {
    const allowed =
      viewer === 'spectator' ||
      this.#isPerson(viewer) ||
      (this.#isOver() && viewer < this.#sitters.length);
    if (!allowed)
      throw new Refusal('malformed', `Nobody at this screen may look from ${sayViewer(viewer)}.`);
    this.#viewer = viewer;
    this.#sendHistory();
    this.#sendUpdate([]);
  }

  pace(ms: number): void {
    this.#pace = Math.min(ms, SLOWEST);
    this.#goOn();
  }

  seen(answered: number): void {
    // It may have moved on since.
    if (answered !== this.#table.answers.length || !this.#worthALook) return;
    this.#worthALook = false;
    this.#goOn();
  }

  seek(_to: number): void {
    throw new Refusal('malformed', 'This table is being played: nobody can go to another time.');
  }

  course(): void {
    if (!this.#isOver())
      throw new Refusal('malformed', 'How the game went is told when it is over.');
    this.#send(courseOf(this.#table.game, this.#table.save()));
  }

  /** The view is all that it is told, as every player here. */
  advise(): void {
    const viewer = this.#viewer;
    const decision = this.#table.decisions().find(({ seat }) => seat === viewer);
    if (
      this.#isOver() ||
      decision === undefined ||
      !this.#isPerson(decision.seat) ||
      this.#held !== null
    )
      throw new Refusal('malformed', 'There is nothing to decide here: no advice is needed.');
    const { game } = this.#table;
    void this.#teacher.advise(game, this.#table.view(viewer), decision.seat, decision.id);
  }

  review(): void {
    if (!this.#isOver()) throw new Refusal('malformed', 'A game is reviewed when it is over.');
    const { game } = this.#table;
    void this.#teacher.review(game, this.#table.save(), peopleAmong(this.#sitters));
  }

  close(): void {
    this.#teacher.stop();
    this.#thought++;
    clearTimeout(this.#timer);
  }

  /** Lets the next bot answer, after a pause. A bot that thinks for longer begins as soon as the last move is drawn. */
  #goOn(): void {
    this.#thought++;
    clearTimeout(this.#timer);
    if (this.#held !== null || this.#isOver()) return;
    const decision = this.#nextBot();
    if (decision === undefined) return;
    const wait = this.#worthALook ? this.#pace : 0;
    if (isQuick(this.#botIn(decision.seat)))
      this.#timer = setTimeout(() => this.#moveBot(decision, this.#botAnswer(decision)), wait);
    else void this.#think(decision, wait);
  }

  async #think(decision: Decision, wait: number): Promise<void> {
    const thought = this.#thought;
    const isStopped = (): boolean => thought !== this.#thought;
    const began = performance.now();
    await new Promise(drawn => setTimeout(drawn, Math.min(wait, DRAWING_MS)));
    if (isStopped()) return;
    const view = this.#table.view(decision.seat);
    const chair = this.#chairs[decision.seat]!;
    const answer = await chair.decide(view, decision, isStopped).catch(() => decision.fallback);
    if (isStopped()) return;
    const left = wait - (performance.now() - began);
    this.#timer = setTimeout(() => this.#moveBot(decision, answer), Math.max(0, left));
  }

  #moveBot(decision: Decision, answer: Answer): void {
    try {
      if (!this.#table.decisions().some(({ id }) => id === decision.id)) return;
      this.#take(answer);
      this.#goOn();
    } catch (error) {
      // The table stays at its last good position; going on would only fail again.
      this.#send({ type: 'refused', code: 'fault', message: (error as Error).message });
    }
  }

  /** A bot that fails gives the fallback answer. */
  #botAnswer(decision: Decision): Answer {
    try {
      return this.#chairs[decision.seat]!.choose(this.#table.view(decision.seat), decision);
    } catch {
      return decision.fallback;
    }
  }

  /** What was already told when the answer was held is not told again. */
  #take(answer: Answer, from = 0): void {
    const events = this.#table.answer(answer);
    const told = this.#table.told(events.slice(from), this.#viewer);
    this.#worthALook = told.length > 0;
    this.#send({ type: 'played', answer, events, over: this.#isOver() });
    this.#sendUpdate(told);
  }

  #botIn(seat: Seat): string {
    const sitter = this.#sitters[seat]!;
    return sitter === 'person' ? sitter : sitter.bot;
  }

  #nextBot(): Decision | undefined {
    return this.#table.decisions().find(({ seat }) => !this.#isPerson(seat));
  }

  #sendUpdate(events: readonly Phrase[]): void {
    const table = this.#table;
    const viewer = this.#viewer;
    const open = table.decisions();
    const people = peopleAmong(this.#sitters);
    const isMine = typeof viewer === 'number' && this.#isPerson(viewer);
    this.#send({
      ...updateOf(table, viewer, events, open),
      decision: (isMine && !this.#isOver() && open.find(({ seat }) => seat === viewer)) || null,
      people,
      keepers: people.length > 1 ? keepersAmong(table, people) : [],
      canUndo: isMine && table.canUndo(viewer),
      ...(this.#held === null ? {} : this.#heldUpdate(this.#held.ahead.state)),
    });
  }

  /** How the table looks while a turn waits to be ended. */
  #heldUpdate(state: Position): Partial<Update> {
    const { game } = this.#table;
    return {
      view: game.view(state, this.#viewer),
      decision: null,
      waiting: [],
      turn: game.turns(this.#table.state),
      canUndo: true,
      held: true,
    };
  }

  /** Comes first: what someone has seen must not be lost. */
  #sendSave(): void {
    this.#send({ type: 'saved', save: this.#table.save(), over: this.#isOver() });
  }

  #sendHistory(): void {
    const events = this.#table.events.map(step => this.#table.told(step, this.#viewer));
    this.#send({ type: 'history', viewer: this.#viewer, events });
  }

  #isOver(): boolean {
    return this.#table.outcome() !== null || isTooLong(this.#table.answers);
  }

  #isPerson(seat: Seat): boolean {
    return this.#sitters[seat] === 'person';
  }
}

/** A decision's id begins with the seat that is asked. */
function seatOf(answer: Answer): Seat {
  return Number(answer.decision.split('.')[0]);
}

function seatsOf(table: Table<Position, View>): number {
  return table.state.core.answered.length;
}

function sayViewer(viewer: Viewer): string {
  return viewer === 'spectator' ? 'no seat' : `seat ${viewer}`;
}
