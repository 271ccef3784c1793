import type { Entry } from '@castellan/room';
import { Conflict } from '@castellan/room';
import type { GameShelf } from './game-shelf.ts';
import type { SavedGame } from './saved-game.ts';
import { savedFrom } from './saved-game.ts';

/**
 * The log of a table that is open in this tab: what it has written, and what other tabs have. What can't be stored is
 * remembered and stored with the next entry, so that a full disk stops no game.
 */
export class KeptLog {
  readonly #shelf: GameShelf;
  readonly #id: string;
  readonly #onUnstored: (error: Error) => void;
  #entries: readonly Entry[];
  /** How many of them are on the shelf. */
  #stored: number;
  /** Nothing is put on the shelf before it is wanted there. */
  #isHeld: boolean;
  /** Until its beginning is on the shelf, or is known not to be. */
  readonly #beginning: Promise<void>;

  /**
   * `stored`: false for a table that is not on the shelf before its first answer, `held` for one that waits there for
   * `keep` as well; or when it will be.
   */
  constructor(
    shelf: GameShelf,
    log: readonly Entry[],
    stored: boolean | 'held' | Promise<unknown>,
    onUnstored: (error: Error) => void,
  ) {
    this.#shelf = shelf;
    this.#entries = log;
    this.#isHeld = stored === 'held';
    this.#stored = stored === false || this.#isHeld ? 0 : log.length;
    this.#id = savedFrom(log).id;
    this.#onUnstored = onUnstored;
    this.#beginning = Promise.resolve(stored).then(
      () => {},
      (error: Error) => {
        this.#stored = 0;
        onUnstored(error);
      },
    );
  }

  /** From the next entry on it lies on the shelf. */
  keep(): void {
    this.#isHeld = false;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The game with everything that was played here, stored or not. */
  saved(): SavedGame {
    return savedFrom(this.#entries);
  }

  /** Throws a `Conflict` if another tab has written since. */
  async append(seq: number, entries: readonly Entry[]): Promise<void> {
    await this.#beginning;
    if (seq !== this.#entries.length) throw new Conflict(this.#id, seq);
    const log = [...this.#entries, ...entries];
    // A table that was only looked at need not be stored.
    const isPlayed = !this.#isHeld && log.some(({ type }) => type === 'answered');
    if (this.#stored > 0 || isPlayed) await this.#store(log.slice(this.#stored));
    this.#entries = log;
  }

  /** The log as it is now, with what other tabs have written. */
  async read(): Promise<readonly Entry[]> {
    await this.#beginning;
    if (this.#stored === 0) return this.#entries;
    const log = await this.#shelf.log(this.#id);
    if (log === null) throw new Error('The game was deleted.');
    // What could not be stored here still counts, unless someone else has gone on.
    if (log.length > this.#stored || this.#stored === this.#entries.length) {
      this.#entries = log;
      this.#stored = log.length;
    }
    return this.#entries;
  }

  async #store(entries: readonly Entry[]): Promise<void> {
    try {
      await this.#shelf.append(this.#id, this.#stored, entries);
      this.#stored += entries.length;
    } catch (error) {
      if (error instanceof Conflict) throw error;
      this.#onUnstored(error as Error);
    }
  }
}
