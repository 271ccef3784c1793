import type { VirtualTime } from './virtual-time.ts';

/** One direction of a line: what is sent arrives in its order, later by the length of the line and by its own length. */
export class Line {
  readonly #time: VirtualTime;
  readonly #delayMs: number;
  readonly #bytesPerMs: number;
  /** When all that was sent has left. */
  #free = 0;

  constructor(time: VirtualTime, delayMs: number, bytesPerMs: number) {
    this.#time = time;
    this.#delayMs = delayMs;
    this.#bytesPerMs = bytesPerMs;
  }

  send(bytes: number, arrives: () => void): void {
    const now = this.#time.now();
    this.#free = Math.max(this.#free, now) + bytes / this.#bytesPerMs;
    this.#time.after(this.#free - now + this.#delayMs, arrives);
  }
}
