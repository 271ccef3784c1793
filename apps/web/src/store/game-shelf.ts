import type { Database, NotKept, Records } from './database.ts';
import type { SavedGame } from './saved-game.ts';
import { readSavedGame } from './saved-game.ts';

/**
 * A game on the shelf. Its revision goes up with every write and every claim: a tab with an older one may not write.
 */
export interface Shelved {
  readonly game: SavedGame;
  readonly revision: number;
}

/** The revision of a game that is not on the shelf: not yet, or no longer. */
export const NOWHERE = 0;

/** Sent to all other tabs when something on the shelf has changed. */
interface Ring {
  readonly id: string;
  readonly revision: number;
}

/** The games of this browser. All tabs share one shelf: nothing is written over what a tab has not seen. */
export class GameShelf {
  readonly #database: Database;
  readonly #bell = new BroadcastChannel('castellan-games');

  constructor(database: Database) {
    this.#database = database;
  }

  /** Why games last only as long as the page; null if they are kept. */
  get notKept(): NotKept | null {
    return this.#database.notKept;
  }

  /** Newest first. Unreadable games stay where they are, and are counted. */
  async list(): Promise<{ readonly games: SavedGame[]; readonly unreadable: number }> {
    const games: SavedGame[] = [];
    let unreadable = 0;
    for (const value of await this.#database.all('games')) {
      try {
        games.push(readSavedGame(value));
      } catch {
        unreadable++;
      }
    }
    games.sort((a, b) => b.updated - a.updated);
    return { games, unreadable };
  }

  /** Null if there is no such game; throws if it can't be read. */
  get(id: string): Promise<Shelved | null> {
    return this.#database.atOnce('readonly', async records => {
      const revision = await revisionOf(records, id);
      const value = await records.get('games', id);
      return value === undefined ? null : { game: readSavedGame(value), revision };
    });
  }

  /** Adds a new game. A game with the same id is not touched. */
  async add(game: SavedGame): Promise<void> {
    if (!(await this.write(game, NOWHERE))) throw new Error(`There is a game ${game.id} already.`);
  }

  /**
   * Writes a game over the revision that the writer knows. If there is another one, returns false and writes nothing.
   */
  async write(game: SavedGame, known: number): Promise<boolean> {
    const isWritten = await this.#database.atOnce('readwrite', async records => {
      if ((await revisionOf(records, game.id)) !== known) return false;
      records.put('games', game.id, game);
      records.put('revisions', game.id, known + 1);
      return true;
    });
    if (isWritten) this.#ring(game.id, known + 1);
    return isWritten;
  }

  /** From now on, only the tab with this revision can write. Null if there is no such game. */
  async claim(id: string): Promise<Shelved | null> {
    const claimed = await this.#database.atOnce('readwrite', async records => {
      const revision = (await revisionOf(records, id)) + 1;
      const value = await records.get('games', id);
      if (value === undefined) return null;
      const game = readSavedGame(value);
      records.put('revisions', id, revision);
      return { game, revision };
    });
    if (claimed !== null) this.#ring(id, claimed.revision);
    return claimed;
  }

  async remove(id: string): Promise<void> {
    await this.#database.atOnce('readwrite', async records => {
      records.remove('games', id);
      records.remove('revisions', id);
    });
    this.#ring(id, NOWHERE);
  }

  /** Reports when another tab has changed a game. The returned function stops it. */
  listen(id: string, hear: (revision: number) => void): () => void {
    const listener = ({ data }: MessageEvent<Ring>): void => {
      if (data.id === id) hear(data.revision);
    };
    this.#bell.addEventListener('message', listener);
    return () => this.#bell.removeEventListener('message', listener);
  }

  #ring(id: string, revision: number): void {
    this.#bell.postMessage({ id, revision } satisfies Ring);
  }
}

async function revisionOf(records: Records, id: string): Promise<number> {
  const revision = await records.get('revisions', id);
  return typeof revision === 'number' ? revision : NOWHERE;
}
