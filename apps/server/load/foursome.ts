import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { LoadSeat } from './load-seat.ts';

/** What was measured: each move's time until the last of the others has it, and what came to all four because of it. */
export interface Measured {
  readonly delays: number[];
  readonly bytes: number[];
  readonly messages: number[];
}

interface Heard {
  readonly bytes: number;
  readonly messages: number;
}

const chance = new QuickChance(7);
/** How long until a move that nobody has seen counts as lost. */
const LOST_MS = 30_000;

/** Four at a table: those who are asked think, then answer. Acts only when a message has come or the time is up. */
export class Foursome {
  readonly #seats: readonly LoadSeat[];
  readonly #thinkMs: number;
  readonly #measured: Measured;
  #move: (Heard & { answered: number; sent: number }) | null = null;
  #timer: ReturnType<typeof setTimeout>;
  #isOver = false;

  constructor(seats: readonly LoadSeat[], thinkMs: number, measured: Measured) {
    this.#seats = seats;
    this.#thinkMs = thinkMs;
    this.#measured = measured;
    for (const seat of seats) seat.onMoved = () => this.#moved();
    this.#timer = setTimeout(() => this.#answer(), Math.random() * thinkMs);
  }

  leave(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    for (const seat of this.#seats) seat.leave();
  }

  #answer(): void {
    const mover = this.#seats.find(({ decision }) => decision !== null);
    if (mover === undefined) return;
    this.#move = { answered: mover.answered, sent: performance.now(), ...this.#heard() };
    mover.answer(randomAnswer(mover.decision!, chance));
    this.#timer = setTimeout(() => this.#isSeen(LOST_MS), LOST_MS);
  }

  #moved(): void {
    const move = this.#move;
    if (this.#isOver || move === null) return;
    if (this.#seats.some(seat => seat.answered <= move.answered)) return;
    this.#isSeen(performance.now() - move.sent);
  }

  #isSeen(ms: number): void {
    this.#measured.delays.push(ms);
    const { bytes, messages } = this.#heard();
    this.#measured.bytes.push(bytes - this.#move!.bytes);
    this.#measured.messages.push(messages - this.#move!.messages);
    this.#move = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#answer(), this.#thinkMs * (0.5 + Math.random()));
  }

  #heard(): Heard {
    const sum = (of: (seat: LoadSeat) => number): number =>
      this.#seats.reduce((all, seat) => all + of(seat), 0);
    return { bytes: sum(({ bytes }) => bytes), messages: sum(({ messages }) => messages) };
  }
}
