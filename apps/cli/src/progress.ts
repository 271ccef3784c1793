import type { Io } from './io.ts';

const BAR = 30;
const QUIET_FOR_MS = 500;

/** A progress bar on standard error during a long run; nothing for a short run, or if nobody watches. */
export class Progress {
  readonly #io: Io;
  readonly #total: number;
  readonly #began = performance.now();
  #shown = 0;

  constructor(io: Io, total: number) {
    this.#io = io;
    this.#total = total;
  }

  get seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#io.watched || now - this.#began < QUIET_FOR_MS || now - this.#shown < 100) return;
    this.#shown = now;
    const share = done / this.#total;
    const full = Math.round(BAR * share);
    const left = share > 0 ? Math.ceil((this.seconds / share) * (1 - share)) : 0;
    this.#io.err(
      `\r[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done}/${this.#total}, ${left} s left\u001B[K`,
    );
  }

  clear(): void {
    if (this.#shown > 0) this.#io.err('\r\u001B[K');
  }
}
