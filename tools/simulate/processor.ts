import type { VirtualTime } from './virtual-time.ts';

/** Cores that work through what they are given, in its order; each thing takes one of them for a while. */
export class Processor {
  readonly #time: VirtualTime;
  /** When each core will have done all that it has been given. */
  readonly #free: number[];
  #workedMs = 0;

  constructor(time: VirtualTime, cores: number) {
    this.#time = time;
    this.#free = Array.from({ length: cores }, () => 0);
  }

  /** Does something when a core has had the time for it. */
  work(ms: number, then: () => void): void {
    const now = this.#time.now();
    const first = this.#free.indexOf(Math.min(...this.#free));
    const done = Math.max(this.#free[first]!, now) + ms;
    this.#free[first] = done;
    this.#workedMs += ms;
    this.#time.after(done - now, then);
  }

  /** Which share of the time its cores have worked, since it was last asked. */
  takeShare(ms: number): number {
    const share = this.#workedMs / (ms * this.#free.length);
    this.#workedMs = 0;
    return share;
  }
}
