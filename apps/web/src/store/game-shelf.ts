import type { Database } from './database.ts';
import type { SavedGame } from './saved-game.ts';
import { readSavedGame } from './saved-game.ts';

/** The games of this browser. */
export class GameShelf {
  readonly #database: Database;
  /** The newest version of each game that waits for the one before to be written. */
  readonly #waiting = new Map<string, SavedGame>();
  readonly #writing = new Map<string, Promise<void>>();

  constructor(database: Database) {
    this.#database = database;
  }

  get keeps(): boolean {
    return this.#database.keeps;
  }

  /** Newest first. What can't be read is left where it is, and counted. */
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

  /** Null when there is no such game; throws when there is one that can't be read. */
  async get(id: string): Promise<SavedGame | null> {
    await this.#writing.get(id);
    const value = await this.#database.get('games', id);
    return value === undefined ? null : readSavedGame(value);
  }

  /** Resolves when this version, or a newer one of the same game, has been written. */
  put(game: SavedGame): Promise<void> {
    this.#waiting.set(game.id, game);
    const running = this.#writing.get(game.id);
    if (running !== undefined) return running;
    const writing = this.#writeAll(game.id).finally(() => this.#writing.delete(game.id));
    this.#writing.set(game.id, writing);
    return writing;
  }

  async remove(id: string): Promise<void> {
    this.#waiting.delete(id);
    await this.#writing.get(id)?.catch(() => {});
    await this.#database.remove('games', id);
  }

  async #writeAll(id: string): Promise<void> {
    for (let next = this.#waiting.get(id); next !== undefined; next = this.#waiting.get(id)) {
      this.#waiting.delete(id);
      await this.#database.put('games', id, next);
    }
  }
}
