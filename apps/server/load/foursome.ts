import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { LoadSeat } from './load-seat.ts';

/** What was measured: each move's time until the last of the others has it, and its bytes to all four. */
export interface Measured {
  delays: number[];
  bytes: number[];
}

const chance = new QuickChance(7);
/** A move that nobody has seen for so long is lost. */
const LOST_MS = 30_000;

/** Four at a table: whoever is asked thinks, and answers. Nothing is done but when a message has come, or the time is up. */
export class Foursome {
  readonly #seats: readonly LoadSeat[];
  readonly #thinkMs: number;
  readonly #measured: Measured;
  #move: { answered: number; sent: number; bytes: number; mover: LoadSeat } | null = null;
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
    this.#move = { answered: mover.answered, sent: performance.now(), bytes: this.#bytes(), mover };
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
    this.#measured.bytes.push(this.#bytes() - this.#move!.bytes);
    this.#move = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#answer(), this.#thinkMs * (0.5 + Math.random()));
  }

  #bytes(): number {
    return this.#seats.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
