import type { Database } from './database.ts';
import type { SavedGame } from './saved-game.ts';
import { readSavedGame } from './saved-game.ts';

/** The games of this browser. */
export class GameShelf {
  readonly #database: Database;

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
    const value = await this.#database.get('games', id);
    return value === undefined ? null : readSavedGame(value);
  }

  /** Begun at once, finished even if the page goes; resolves when it is written. The browser keeps the order. */
  put(game: SavedGame): Promise<void> {
    return this.#database.put('games', game.id, game);
  }

  remove(id: string): Promise<void> {
    return this.#database.remove('games', id);
  }
}
