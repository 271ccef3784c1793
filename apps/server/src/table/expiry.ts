import type { Time } from '@castellan/room';
import type { Phase } from '@castellan/protocol';
import type { Mark, Store } from '../store/store.ts';

/** How long something is kept after the last thing happened there, in milliseconds; null: for ever. */
export interface Lifetimes {
  /** Tables that were never begun. */
  readonly gathering: number | null;
  /** Games that stand still. */
  readonly playing: number | null;
  /** Games that are over. */
  readonly over: number | null;
  /** People who have not come back, and have no seat at a table that is kept. */
  readonly people: number | null;
}

interface ExpirySettings {
  readonly store: Store;
  readonly time: Time;
  readonly lifetimes: Lifetimes;
  /** Whether a table is in memory: someone is there, or it has something to do. */
  isInUse(table: string): boolean;
  /** Whether this process, of all on the same store, is to do it for this many milliseconds. */
  isMine(ms: number): Promise<boolean>;
  report(error: unknown): void;
}

/** What one step looks at, and how many rows it removes: a few milliseconds of the thread that writes. */
const TABLES = 20;
const PEOPLE = 50;
const DECKS = 20;
const ROWS = 300;
const STEP_MS = 100;
const REST_MS = 10 * 60_000;
/** How long a deck waits for a table to be opened with it. */
const DECK_MS = 24 * 3600_000;

/** Removes what has outlived its time, in small steps with a pause after each, so that nobody waits for it. */
export class Expiry {
  readonly #settings: ExpirySettings;
  #callOff: () => void;
  #isClosed = false;

  constructor(settings: ExpirySettings) {
    this.#settings = settings;
    this.#callOff = settings.time.after(REST_MS, () => void this.#round());
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  async #round(): Promise<void> {
    const { time, report } = this.#settings;
    try {
      if (await this.#settings.isMine(REST_MS / 2)) await this.#clear();
    } catch (error) {
      // The disk may be full. What was not removed is removed in a later round.
      if (!this.#isClosed) report(error);
    }
    if (!this.#isClosed) this.#callOff = time.after(REST_MS, () => void this.#round());
  }

  async #clear(): Promise<void> {
    const { store, lifetimes, time } = this.#settings;
    const phases: readonly [Phase, number | null][] = [
      ['gathering', lifetimes.gathering],
      ['shuffling', lifetimes.playing],
      ['playing', lifetimes.playing],
      ['over', lifetimes.over],
    ];
    await this.#tidy();
    for (const [phase, life] of phases)
      if (life !== null) await this.#removeTables(phase, time.now() - life);
    while (await store.removeDecks(time.now() - DECK_MS, DECKS)) await this.#pause();
    if (lifetimes.people !== null) await this.#forgetPeople(time.now() - lifetimes.people);
  }

  async #removeTables(phase: Phase, before: number): Promise<void> {
    const { store, isInUse } = this.#settings;
    let after: Mark | null = null;
    do {
      const found: readonly Mark[] = await store.expired(phase, before, after, TABLES);
      // Nothing may come between this look and the removal: a table that is opened now is in memory,
      // and one that is opened later isn't there. What another process has written since is noticed by its time.
      const gone = found.filter(({ id }) => !isInUse(id));
      if (gone.length > 0) await store.remove(gone);
      await this.#tidy();
      after = found.length < TABLES ? null : found.at(-1)!;
    } while (after !== null);
  }

  async #forgetPeople(before: number): Promise<void> {
    let after: Mark | null = null;
    do {
      after = await this.#settings.store.forget(before, after, PEOPLE);
      await this.#pause();
    } while (after !== null);
  }

  async #tidy(): Promise<void> {
    const { store, time } = this.#settings;
    do await this.#pause();
    while (await store.tidy(time.now(), ROWS));
  }

  /** A closed house stays here. */
  #pause(): Promise<void> {
    return new Promise(resolve => {
      if (!this.#isClosed) this.#callOff = this.#settings.time.after(STEP_MS, resolve);
    });
  }
}
