import type { Entry } from '../entry.ts';
import { headOf } from '../head.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room.ts';
import { roomFrom } from '../room.ts';
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
  constructor() {
    super('stale', 'The table has moved on: someone was quicker.');
  }
}

/** A change could not be stored, and the room could not be read again: it must not be used any more. */
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

  /** A full disk is not asked without end; when there is room, everything goes on by itself. */
  get restMs(): number {
    if (this.#failures === 0) return 0;
    return Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (this.#failures - 1));
  }

  /** Changes the room and stores the change; returns what was stored, by others too. */
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
      const log = await this.#reload();
      if (isOvertaken) throw new Overtaken();
      // It may be there all the same, if only the answer was lost.
      const since = log.slice(seq);
      const own = since.slice(0, entries.length);
      if (JSON.stringify(own) !== JSON.stringify(entries)) throw new Unstored();
      this.#failures = 0;
      return since;
    }
    this.#failures = 0;
    return entries;
  }

  /** Takes what others have written since; returns it. */
  async catchUp(): Promise<readonly Entry[]> {
    const entries = await this.#store.log(this.#room.id, this.#room.revision);
    if (entries === null) throw new LostRoom('the table is gone.');
    return entries.map(entry => this.#room.fold(entry));
  }

  async #reload(): Promise<readonly Entry[]> {
    try {
      const log = (await this.#store.log(this.#room.id))!;
      this.#room = roomFrom(log, this.#room.rules);
      return log;
    } catch (error) {
      this.#report(error);
      throw new LostRoom('the table can’t be read.');
    }
  }
}
