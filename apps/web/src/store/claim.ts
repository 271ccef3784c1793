import type { Save } from '@castellan/kernel';
import type { GameShelf, Shelved } from './game-shelf.ts';
import { NOWHERE } from './game-shelf.ts';
import type { SavedGame } from './saved-game.ts';
import type { TabLock } from './tab-lock.ts';
import { tabLock } from './tab-lock.ts';

/** The role of one tab for a game. */
export type TabStanding =
  | { readonly role: 'asking' }
  /** `turn` counts how often the playing tab has changed: what was set up for one turn does not fit the next. */
  | { readonly role: 'writer' | 'follower'; readonly game: SavedGame; readonly turn: number }
  /** Not on the shelf; with the game if it was there a moment ago. */
  | { readonly role: 'gone'; readonly game: SavedGame | null }
  | { readonly role: 'unreadable'; readonly why: string };

/**
 * A tab's claim on one game: one tab writes it, all others follow. The lock only says whether someone plays. Answers
 * are kept safe by the revision: a claim raises it, and the shelf refuses writers with an older one.
 */
export class Claim {
  readonly #shelf: GameShelf;
  readonly #id: string;
  readonly #lock: TabLock;
  readonly #unlisten: () => void;
  readonly #ears = new Set<() => void>();
  #standing: TabStanding = { role: 'asking' };
  /** The game as it was last read or played here. */
  #game: SavedGame | null;
  #revision = NOWHERE;
  #turn = 0;
  #isSeen = true;
  #isClosed = false;
  #isReading = false;
  /** The shelf has changed since reading began, so it is read once more. */
  #isOutdated = false;

  /** `fresh` is a game that is not on the shelf before its first answer. */
  constructor(shelf: GameShelf, id: string, fresh: SavedGame | null = null) {
    this.#shelf = shelf;
    this.#id = id;
    this.#game = fresh;
    this.#lock = tabLock(`castellan-game-${id}`, {
      granted: () => void this.#claim(),
      busy: () => void this.#read(),
    });
    this.#unlisten = shelf.listen(id, revision => this.#hear(revision));
    this.comeBack();
  }

  readonly get = (): TabStanding => this.#standing;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** The game with everything that was played here, stored or not. */
  get game(): SavedGame | null {
    return this.#game;
  }

  /** Stores what was played in our turn. False if it was refused: the game is played elsewhere, or gone. */
  async keep(turn: number, save: Save, over: boolean): Promise<boolean> {
    if (this.#standing.role !== 'writer' || turn !== this.#turn || this.#isClosed) return false;
    const game: SavedGame = { ...this.#game!, save, over, updated: Date.now() };
    this.#game = game;
    // A table that was only looked at need not be stored.
    if (this.#revision === NOWHERE && save.answers.length === 0) return true;
    const known = this.#revision;
    const isKept = await this.#shelf.write(game, known);
    if (!isKept) await this.#read();
    else if (this.#revision === known) this.#revision = known + 1;
    return isKept;
  }

  /** From now on, this tab plays. */
  takeOver(): void {
    if (this.#standing.role === 'follower' && !this.#lock.isHeld) this.#lock.take();
  }

  /** The page is left, and may come back as it was. */
  leave(): void {
    this.#lock.release();
  }

  comeBack(): void {
    if (!this.#isClosed && this.#standing.role !== 'gone') this.#lock.wait();
  }

  /** A hidden follower does not wait for the lock, so that a tab that reloads can go on playing. */
  see(isSeen: boolean): void {
    this.#isSeen = isSeen;
    if (isSeen) this.comeBack();
    else if (this.#standing.role === 'follower') this.leave();
  }

  close(): void {
    this.#isClosed = true;
    this.#ears.clear();
    this.#unlisten();
    this.leave();
  }

  #hear(revision: number): void {
    const isOld = revision !== NOWHERE && revision <= this.#revision;
    if (!isOld) void this.#read();
  }

  /** The lock is ours, and so is the game, unless someone has claimed it since. */
  async #claim(): Promise<void> {
    await this.#look(async () => {
      // If nothing can be written, the game can still be played: each answer then reports that it was not stored.
      const shelved = await this.#shelf.claim(this.#id).catch(() => this.#shelf.get(this.#id));
      const known = this.#revision;
      if (shelved === null && known === NOWHERE && this.#game !== null)
        this.#become('writer', this.#game, NOWHERE);
      else if (shelved === null) this.#beGone();
      else if (shelved.revision < known) this.#waitAgain();
      // We wrote before, left and came back, and nobody wrote in between: everything goes on as before.
      else if (this.#standing.role === 'writer' && shelved.revision <= known + 1)
        this.#revision = shelved.revision;
      else this.#become('writer', shelved.game, shelved.revision);
    });
  }

  /** Reads the game from the shelf. A writer that finds another revision follows from now on. */
  async #read(): Promise<void> {
    if (this.#isReading) {
      this.#isOutdated = true;
      return;
    }
    this.#isReading = true;
    do {
      this.#isOutdated = false;
      await this.#look(async () => this.#find(await this.#shelf.get(this.#id)));
    } while (this.#isOutdated);
    this.#isReading = false;
  }

  #find(shelved: Shelved | null): void {
    if (shelved === null) {
      // A game that was never stored is not gone: it waits for its lock.
      if (this.#revision !== NOWHERE || this.#game === null) this.#beGone();
      return;
    }
    const { role } = this.#standing;
    if (shelved.revision === this.#revision && (role === 'writer' || role === 'follower')) return;
    this.#become('follower', shelved.game, shelved.revision);
    if (role === 'writer') this.#waitAgain();
  }

  async #look(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#lock.release();
      this.#change({ role: 'unreadable', why: (error as Error).message });
    }
  }

  #become(role: 'writer' | 'follower', game: SavedGame, revision: number): void {
    this.#game = game;
    this.#revision = revision;
    if (role === 'writer' || this.#standing.role !== role) this.#turn++;
    this.#change({ role, game, turn: this.#turn });
    if (!this.#isSeen && !this.#lock.isHeld) this.leave();
  }

  #beGone(): void {
    this.leave();
    this.#change({ role: 'gone', game: this.#game });
  }

  #waitAgain(): void {
    if (this.#isSeen && !this.#isClosed) this.#lock.standBack();
    else this.#lock.release();
  }

  #change(standing: TabStanding): void {
    if (this.#isClosed) return;
    this.#standing = standing;
    for (const hear of this.#ears) hear();
  }
}
