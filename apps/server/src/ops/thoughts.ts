import type { Probe } from './probe.ts';
import { timed } from './probe.ts';

/** What bots are thinking about now. */
export class Thoughts {
  readonly #probe: Probe;
  readonly #underWay = new Set<Promise<unknown>>();
  #isLeaving = false;

  constructor(probe: Probe) {
    this.#probe = probe;
  }

  of<T>(bot: string, think: () => Promise<T>): Promise<T> {
    // Nobody here waits for it now: the next process that reads this table goes on with it.
    if (this.#isLeaving) return new Promise(() => {});
    const thought = timed(this.#probe, 'thinking', bot, think);
    this.#underWay.add(thought);
    const forget = (): void => void this.#underWay.delete(thought);
    thought.then(forget, forget);
    return thought;
  }

  /** No new ones begin; resolves when those under way are there. */
  async finish(): Promise<void> {
    this.#isLeaving = true;
    await Promise.allSettled(this.#underWay);
  }
}
