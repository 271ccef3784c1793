/** The clock on the wall: passed in, so that tests can turn it. */
export interface Time {
  now(): number;
  /** Does something later; the returned function calls it off. */
  after(ms: number, then: () => void): () => void;
}

/** The longest wait that a timer takes. */
const LONGEST = 2 ** 31 - 1;

/**
 * A wall clock that never goes back: when someone sets it back, it goes on from where it was by a clock that nobody can
 * set.
 */
export function steady(wall: () => number, ticks: () => number): () => number {
  let now = wall();
  let tick = ticks();
  return () => {
    const before = tick;
    tick = ticks();
    now = Math.max(now + (tick - before), wall());
    return Math.floor(now);
  };
}

/** One thing to be done later. Setting it again replaces what was to be done. */
export class Alarm {
  readonly #time: Time;
  #callOff: (() => void) | null = null;

  constructor(time: Time) {
    this.#time = time;
  }

  get isSet(): boolean {
    return this.#callOff !== null;
  }

  set(ms: number, then: () => void): void {
    this.cancel();
    this.#callOff = this.#time.after(ms, () => {
      this.#callOff = null;
      then();
    });
  }

  cancel(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}

export const realTime: Time = {
  now: steady(
    () => Date.now(),
    () => performance.now(),
  ),
  after: (ms, then) => {
    const timer = setTimeout(then, Math.min(Math.max(ms, 0), LONGEST));
    return () => clearTimeout(timer);
  },
};
