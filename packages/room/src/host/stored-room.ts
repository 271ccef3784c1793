import type { Entry } from '../entry.ts';
import { headOf } from '../head.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room.ts';
import { OtherRules, roomFrom } from '../room.ts';
import type { TableStore } from './table-store.ts';
import { Conflict, StoreFailure } from './table-store.ts';

/** After a write that failed, what the table does by itself waits: twice as long each time. */
const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 60_000;

/** A change could not be stored: the room is again what it was before. */
export class Unstored extends Refused {
  constructor() {
    super('unstored', 'This could not be stored. The table is as it was before.');
  }
}

/** Someone else has written to the table meanwhile: the room is what they have made of it. */
export class Overtaken extends Refused {
  /** What they have written. */
  readonly entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super('stale', 'The table has moved on: someone was quicker.');
    this.entries = entries;
  }
}

/** A change could not be stored, and the room could not be read again: it must no longer be used. */
export class LostRoom extends StoreFailure {}

/** A room whose changes are stored. What can't be stored has not happened. */
export class StoredRoom {
  readonly #store: TableStore;
  readonly #report: (error: unknown) => void;
  #room: Room;
  /** How many writes have failed in a row. */
  #failures = 0;

  constructor(room: Room, store: TableStore, report: (error: unknown) => void) {
    this.#room = room;
    this.#store = store;
    this.#report = report;
  }

  get room(): Room {
    return this.#room;
  }

  /** A full disk is not tried endlessly; when there is room, everything goes on by itself. */
  get restMs(): number {
    if (this.#failures === 0) return 0;
    return Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (this.#failures - 1));
  }

  /** Changes the room and stores the change; returns what was stored. */
  async change(change: (room: Room) => readonly Entry[]): Promise<readonly Entry[]> {
    const seq = this.#room.revision;
    const entries = change(this.#room);
    if (entries.length === 0) return entries;
    try {
      await this.#store.append(headOf(this.#room), seq, entries);
    } catch (error) {
      const isOvertaken = error instanceof Conflict;
      if (!isOvertaken) {
        this.#failures++;
        this.#report(error);
      }
      const since = (await this.#reload()).slice(seq);
      if (isOvertaken) throw new Overtaken(since);
      // The line to the store may break between the commit and its answer: then all of it is there.
      if (!startsWith(since, entries)) throw new Unstored();
      this.#failures = 0;
      return since;
    }
    this.#failures = 0;
    return entries;
  }

  /**
   * Takes what others say they have stored after the first `seq` entries; if something is missing before it, or if they
   * only say how much it is, it is read. Returns what is new here.
   */
  async take(seq: number, count: number, told?: readonly Entry[]): Promise<readonly Entry[]> {
    const { revision } = this.#room;
    if (seq + count <= revision) return [];
    if (told === undefined || seq > revision) return this.catchUp();
    return this.#foldAll(told.slice(revision - seq));
  }

  /** Takes what others have written since; returns it. */
  async catchUp(): Promise<readonly Entry[]> {
    const entries = await this.#store.log(this.#room.id, this.#room.revision);
    if (entries === null) throw new LostRoom('the table is gone.');
    return this.#foldAll(entries);
  }

  async #foldAll(entries: readonly Entry[]): Promise<readonly Entry[]> {
    try {
      return entries.map(entry => this.#room.fold(entry));
    } catch (error) {
      if (error instanceof OtherRules) throw new LostRoom('the table has begun by other rules.');
      // It is half folded: only the whole log makes a room again.
      this.#report(error);
      await this.#reload();
      throw new Overtaken([]);
    }
  }

  async #reload(): Promise<readonly Entry[]> {
    try {
      const log = await this.#store.log(this.#room.id);
      this.#room = roomFrom(log!, this.#room.rules);
      return log!;
    } catch (error) {
      this.#report(error);
      throw new LostRoom('the table can’t be read.');
    }
  }
}

/** Whether a log goes on with exactly these entries. */
function startsWith(log: readonly Entry[], entries: readonly Entry[]): boolean {
  return JSON.stringify(log.slice(0, entries.length)) === JSON.stringify(entries);
}
