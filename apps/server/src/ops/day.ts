/** How busy this process was at a moment. */
interface Moment {
  readonly at: number;
  readonly people: number;
}

const EVERY_MS = 10 * 60_000;
const MOST = 24 * 6;

/** How many people were at the tables of this process, over the last day: in memory alone, and gone when it ends. */
export class Day {
  readonly #moments: Moment[] = [];
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(people: () => number, now: () => number, everyMs = EVERY_MS) {
    const note = (): void => {
      this.#moments.push({ at: now(), people: people() });
      if (this.#moments.length > MOST) this.#moments.shift();
    };
    this.#timer = setInterval(note, everyMs);
    this.#timer.unref();
  }

  get moments(): readonly Moment[] {
    return this.#moments;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
