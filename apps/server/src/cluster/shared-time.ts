import type { Time } from '@castellan/room';
import { realTime } from '@castellan/room';
import type { Store } from '../store/store.ts';

const ASK_MS = 60_000;

/** The database's time, so that a player's clock runs the same in every process, whatever its machine thinks. */
export class SharedTime implements Time {
  readonly #store: Store;
  readonly #timer: ReturnType<typeof setInterval>;
  /** By how much our clock is behind. */
  #behind = 0;

  private constructor(store: Store) {
    this.#store = store;
    // A clock that could not be asked is asked again.
    this.#timer = setInterval(() => void this.#ask().catch(() => {}), ASK_MS);
    this.#timer.unref();
  }

  static async of(store: Store): Promise<SharedTime> {
    const time = new SharedTime(store);
    await time.#ask();
    return time;
  }

  now(): number {
    return realTime.now() + this.#behind;
  }

  after(ms: number, then: () => void): () => void {
    return realTime.after(ms, then);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #ask(): Promise<void> {
    const before = realTime.now();
    const theirs = await this.#store.clock();
    this.#behind = Math.round(theirs - (before + realTime.now()) / 2);
  }
}
