import type { Entry } from '@castellan/room';
import { Conflict, openingOf } from '@castellan/room';
import type { Database, NotKept } from './database.ts';
import { tableOf } from './database.ts';
import type { SavedGame } from './saved-game.ts';
import { savedFrom } from './saved-game.ts';

/** Sent to all other tabs when something on the shelf has changed. */
interface Ring {
  readonly id: string;
  /** How many entries it has now; 0: it is gone. */
  readonly length: number;
}

/** A game that was begun here and not played yet: its table need not wait until it has been stored. */
export interface Begun {
  readonly log: readonly Entry[];
  readonly stored: Promise<unknown>;
}

/** Longer than a few games take to read. */
const LATE_MS = 200;

/** What is on the shelf. */
export interface Listed {
  /** Newest first. */
  readonly games: readonly SavedGame[];
  /** How many can't be read: they stay where they are. */
  readonly unreadable: number;
}

/** The games of this browser, each as its log. All tabs share one shelf: of two that write at once, one is refused. */
export class GameShelf {
  readonly #database: Database;
  readonly #bell = new BroadcastChannel('castellan-games');
  readonly #begun = new Map<string, Begun>();

  constructor(database: Database) {
    this.#database = database;
    this.#bell.addEventListener('message', ({ data }: MessageEvent<Ring>) =>
      this.#begun.delete(data.id),
    );
  }

  /** Why games last only as long as the page; null if they are kept. */
  get notKept(): NotKept | null {
    return this.#database.notKept;
  }

  #ahead: Listed | null = null;

  /** Reads what is on the shelf before the first screen is drawn, which then has it at once; unless that takes too long. */
  async readAhead(): Promise<void> {
    const late = new Promise<null>(resolve => setTimeout(() => resolve(null), LATE_MS));
    this.#ahead = await Promise.race([this.list().catch(() => null), late]);
  }

  /** What was read ahead; to be had once. */
  takeAhead(): Listed | null {
    const ahead = this.#ahead;
    this.#ahead = null;
    return ahead;
  }

  async list(): Promise<Listed> {
    const rows = await this.#database.all('entries');
    const logs = Map.groupBy(rows, ([key]) => tableOf(key));
    const games: SavedGame[] = [];
    let { size: unreadable } = await this.#database.all('games');
    for (const log of logs.values()) {
      try {
        games.push(savedFrom(log.map(([, entry]) => entry as Entry)));
      } catch {
        unreadable++;
      }
    }
    games.sort((a, b) => b.updated - a.updated);
    return { games, unreadable };
  }

  /** The log of a game, from one entry on; null if there is no such game. */
  log(id: string, from = 0): Promise<readonly Entry[] | null> {
    return this.#database.atOnce('readonly', async records => {
      if ((await records.count(id)) === 0) return null;
      return (await records.rows(id, from)) as Entry[];
    });
  }

  /** Adds a new game; returns its id. A game with the same id is not touched. */
  async add(log: readonly Entry[]): Promise<string> {
    const { table } = openingOf(log);
    await this.append(table, 0, log);
    return table;
  }

  /** Adds a new game and returns its id at once. Its table has it from `begun`, and hears there if it can't be stored. */
  begin(log: readonly Entry[]): string {
    const { table } = openingOf(log);
    const stored = this.add(log);
    this.#begun.set(table, { log, stored });
    stored.catch(() => {});
    return table;
  }

  begun(id: string): Begun | null {
    return this.#begun.get(id) ?? null;
  }

  /** A game as its log tells it; null if there is no such game. */
  async game(id: string): Promise<SavedGame | null> {
    const log = await this.log(id);
    return log === null ? null : savedFrom(log);
  }

  /** Appends to a log that has `seq` entries; throws a `Conflict` if it has any other number. */
  async append(id: string, seq: number, entries: readonly Entry[]): Promise<void> {
    const length = seq + entries.length;
    if (seq > 0) this.#begun.delete(id);
    await this.#database.atOnce('readwrite', async records => {
      if ((await records.count(id)) !== seq) throw new Conflict(id, seq);
      entries.forEach((entry, i) => records.put(id, seq + i, entry));
    });
    this.#ring(id, length);
  }

  async remove(id: string): Promise<void> {
    this.#begun.delete(id);
    await this.#database.atOnce('readwrite', async records => records.remove(id));
    this.#ring(id, 0);
  }

  /** Reports when another tab has changed a game. The returned function stops it. */
  listen(id: string, hear: (length: number) => void): () => void {
    const listener = ({ data }: MessageEvent<Ring>): void => {
      if (data.id === id) hear(data.length);
    };
    this.#bell.addEventListener('message', listener);
    return () => this.#bell.removeEventListener('message', listener);
  }

  #ring(id: string, length: number): void {
    this.#bell.postMessage({ id, length } satisfies Ring);
  }
}
