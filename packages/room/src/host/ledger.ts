import type { Entry } from '../entry.ts';
import type { Room } from '../room.ts';
import type { KeeperServices } from './keeper-services.ts';
import type { TableLink } from './link.ts';
import { LostRoom, Overtaken, StoredRoom, Unstored } from './stored-room.ts';
import type { Time } from './time.ts';

/** How often others may be quicker: more than sit at a table, who may all sit down or shuffle at the same moment. */
const MOST_TIMES = 12;

/** Changes the room; returns what is to be stored of it. */
type Deed = (now: number) => readonly Entry[];

/** What must know what becomes of the table. */
export interface LedgerReader {
  /** `isOurs`: what follows from it is done in this process. */
  changed(entries: readonly Entry[], isOurs: boolean): void;
  /** The table is not what was shown. */
  startOver(): void;
  /** It can no longer be read. */
  lost(): void;
}

/** What happens at a table: stored first, then told to everyone here, and to other processes. */
export class Ledger {
  readonly #stored: StoredRoom;
  readonly #time: Time;
  readonly #link: TableLink | null;
  readonly #reader: LedgerReader;

  constructor(room: Room, house: KeeperServices, reader: LedgerReader) {
    this.#stored = new StoredRoom(room, house.store, error => house.report(error));
    this.#time = house.time;
    this.#link = house.link ?? null;
    this.#reader = reader;
  }

  get room(): Room {
    return this.#stored.room;
  }

  /** How long what the table does by itself waits after something could not be stored. */
  get restMs(): number {
    return this.#stored.restMs;
  }

  /**
   * What someone does: if another was quicker, it is tried again on what they have made of the table. Whenever it fails,
   * someone else has made progress, so it comes to an end; if it never did, the one who tried is told.
   */
  async insist(deed: Deed): Promise<void> {
    for (let times = 1; ; times++) {
      try {
        await this.#write(deed);
        return;
      } catch (error) {
        // It may have been refused because of what another process has written in the meantime.
        const isNew =
          error instanceof Overtaken || (this.#link !== null && (await this.#wasBehind(error)));
        if (!isNew || times === MOST_TIMES) throw error;
      }
    }
  }

  /** What the table does by itself: if someone was quicker, it no longer needs doing, or is done again. */
  async attempt(deed: Deed): Promise<void> {
    try {
      await this.#write(deed);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }

  /** Takes what others have written since. */
  catchUp(): Promise<void> {
    return this.#takeOver(() => this.#stored.catchUp());
  }

  /** Takes what others say they have written after the first `seq` entries. */
  take(seq: number, count: number, entries?: readonly Entry[]): Promise<void> {
    return this.#takeOver(() => this.#stored.take(seq, count, entries));
  }

  async #takeOver(read: () => Promise<readonly Entry[]>): Promise<void> {
    const entries = await read().catch((error: unknown) => this.#giveUp(error));
    if (entries.length > 0) this.#taken(entries);
  }

  /** Someone else has written this; another process goes on with what the table has to do. */
  #taken(entries: readonly Entry[]): void {
    this.#reader.changed(entries, this.#link === null);
  }

  /** Whether others had written something that was not known here; now it is. */
  async #wasBehind(error: unknown): Promise<boolean> {
    if (error instanceof Unstored || error instanceof LostRoom) return false;
    const before = this.room.revision;
    await this.catchUp();
    return this.room.revision > before;
  }

  /** Changes the room, stores the change, then tells everyone. If it can't be stored, it has not happened. */
  async #write(deed: Deed): Promise<void> {
    // The clocks of processes differ; at a table time never goes back.
    const now = (): number => Math.max(this.#time.now(), this.room.updated);
    const entries = await this.#stored
      .change(() => deed(now()))
      .catch((error: unknown) => this.#giveUp(error));
    const { length: count } = entries;
    if (count === 0) return;
    this.#link?.tell({ type: 'wrote', seq: this.room.revision - count, count, entries });
    this.#reader.changed(entries, true);
  }

  /** Nobody may see what was not stored: everyone is sent the table as it is, or is disconnected. */
  #giveUp(error: unknown): never {
    if (error instanceof Overtaken && error.entries.length > 0) this.#taken(error.entries);
    else if (error instanceof Unstored || error instanceof Overtaken) this.#reader.startOver();
    else if (error instanceof LostRoom) this.#reader.lost();
    throw error;
  }
}
