import type { Time } from '@castellan/room';
import { begunBy, Conflict, StoreFailure } from '@castellan/room';
import type { Store } from '../store/store.ts';
import type { Library } from '../table/library.ts';
import { rulesOfLog } from '../table/library.ts';
import { factsOf } from './facts.ts';
import { ratingsAfter } from './rated-table.ts';

interface HistorianSettings {
  readonly store: Store;
  readonly library: Library;
  readonly time: Time;
  /** Whether this process, of all on the same store, is to do it for this many milliseconds. */
  isMine(ms: number): Promise<boolean>;
  report(error: unknown): void;
}

const REST_MS = 5_000;
/** A game that has just ended is told of soon. */
const SOON_MS = 50;
const AT_ONCE = 20;
/** Someone at this table was rated for another at the same moment: it is worked out again. */
const MOST_TRIES = 5;

/**
 * Writes down what finished games come to, one after the other, with a pause after each, so that nobody at a table waits
 * for it. What was written is never written again, so it does no harm if two processes do it.
 */
export class Historian {
  readonly #settings: HistorianSettings;
  /** Tables that could not be told of here; the next process to start tries again. */
  readonly #unreadable = new Set<string>();
  #callOff: () => void;
  #isBusy = false;
  #isClosed = false;

  constructor(settings: HistorianSettings) {
    this.#settings = settings;
    this.#callOff = settings.time.after(SOON_MS, () => void this.#round());
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  /** A game has ended. */
  hurry(): void {
    if (this.#isBusy || this.#isClosed) return;
    this.#rest(SOON_MS);
  }

  #rest(ms: number): void {
    this.#callOff();
    if (!this.#isClosed) this.#callOff = this.#settings.time.after(ms, () => void this.#round());
  }

  async #round(): Promise<void> {
    const { store, isMine, report } = this.#settings;
    this.#isBusy = true;
    let isMore = false;
    try {
      if (await isMine(REST_MS * 2)) {
        const found = await store.finishedTables(AT_ONCE + this.#unreadable.size);
        const tables = found.filter(id => !this.#unreadable.has(id));
        for (const id of tables) await this.#tell(id);
        isMore = tables.length >= AT_ONCE;
      }
    } catch (error) {
      if (!this.#isClosed) report(error);
    }
    this.#isBusy = false;
    this.#rest(isMore ? SOON_MS : REST_MS);
  }

  async #tell(id: string): Promise<void> {
    if (this.#isClosed) return;
    const { store, library, report } = this.#settings;
    const log = await store.log(id);
    try {
      const rules =
        log === null || begunBy(log) === null ? null : await rulesOfLog(log, { library, store });
      const played = log === null ? null : factsOf(log, rules);
      if (played === null) await store.passOver(id);
      else await this.#write(played);
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      this.#unreadable.add(id);
      report(error);
    }
    await new Promise<void>(resolve => {
      this.#settings.time.after(0, resolve);
    });
  }

  async #write(played: NonNullable<ReturnType<typeof factsOf>>): Promise<void> {
    const { store } = this.#settings;
    for (let tries = 1; ; tries++) {
      try {
        await store.tellPlayed(played, await ratingsAfter(played, store));
        return;
      } catch (error) {
        if (!(error instanceof Conflict) || tries >= MOST_TRIES) throw error;
      }
    }
  }
}
