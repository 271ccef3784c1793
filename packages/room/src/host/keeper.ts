import type { ToTable } from '@castellan/protocol';
import { finished, rests } from '../course.ts';
import type { Entry } from '../entry.ts';
import { headOf } from '../head.ts';
import { Refused, refusalOf } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Sender } from '../sender.ts';
import { seatsOf, whyAway } from '../sender.ts';
import type { Attendant, Cursor } from './audience.ts';
import { Audience, tell } from './audience.ts';
import { Chat } from './chat.ts';
import { Desk } from './desk.ts';
import { Duties } from './duties.ts';
import { Elsewhere } from './elsewhere.ts';
import type { KeeperServices } from './keeper-services.ts';
import { Ledger } from './ledger.ts';
import { Lessons } from './lessons.ts';
import type { Word } from './link.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import type { Said } from './talk.ts';
import { Talk } from './talk.ts';

/** The host, or the one who takes over, may be someone new. */
const SEATS_SOMEONE: ReadonlySet<Entry['type']> = new Set(['host', 'sat', 'became']);

/**
 * Keeps one table while anyone is there. What comes in is done one after the other; what is done is stored before
 * anyone is told of it.
 */
export class Keeper {
  readonly #house: KeeperServices;
  readonly #queue: Queue;
  readonly #ledger: Ledger;
  readonly #audience: Audience;
  readonly #talk: Talk;
  readonly #presence: Presence;
  readonly #duties: Duties;
  readonly #lessons: Lessons;
  readonly #desk: Desk;

  constructor(room: Room, house: KeeperServices) {
    this.#house = house;
    const queue = new Queue(error => house.report(error));
    const ledger = new Ledger(room, house, {
      changed: (entries, isOurs) => this.#changed(entries, isOurs),
      startOver: () => this.#startOver(),
      lost: () => this.#lost(),
    });
    const chat = new Chat(room.id, house.store, house.time);
    const elsewhere = new Elsewhere();
    const audience = new Audience(chat, elsewhere);
    this.#queue = queue;
    this.#ledger = ledger;
    this.#audience = audience;
    this.#talk = new Talk(chat, audience, house.link ?? null);
    this.#presence = new Presence(house, { ledger, queue, audience, elsewhere });
    this.#duties = new Duties(house, ledger, queue);
    this.#lessons = new Lessons(house, () => queue.isClosed);
    this.#desk = new Desk(house, {
      ledger,
      audience,
      presence: this.#presence,
      duties: this.#duties,
      talk: this.#talk,
      lessons: this.#lessons,
    });
    // A game may have come here that was over already.
    if (room.phase === 'playing') queue.add(() => ledger.attempt(now => finished(this.room, now)));
    this.announce(true);
    this.#duties.schedule();
  }

  get room(): Room {
    return this.#ledger.room;
  }

  /** Nobody is there, and nothing is under way or due soon. */
  isIdle(now: number, soonMs: number): boolean {
    if (this.#audience.size > 0 || !this.#queue.isIdle) return false;
    const { due } = headOf(this.room);
    return due === null || due > now + soonMs;
  }

  close(): void {
    this.#presence.stop();
    this.#queue.close();
    this.#duties.stop();
  }

  /** Someone comes, or comes back: they are told all that they have missed. */
  attend(attendant: Attendant, cursor: Cursor | null): void {
    // It has just been closed, or can't keep up: those who come back find it again.
    if (this.#queue.isFull) {
      attendant.hangUp();
      return;
    }
    this.#queue.add(async () => {
      // What is read comes first: nothing waits between the check and what is told.
      const said = await this.#readFor(attendant);
      const why = whyAway(this.room, attendant.sender) ?? this.#whyFull(attendant.sender);
      if (why !== null) {
        attendant.dismiss(why);
        return;
      }
      this.#audience.welcome(this.room, attendant, cursor, this.#house.time.now());
      this.#talk.tell(this.room, attendant, said);
      this.#presence.came(attendant);
    });
  }

  /** The lines of chat. Someone coming from another process may know of entries that are not known here yet. */
  async #readFor(attendant: Attendant): Promise<Said> {
    try {
      if (this.#house.link !== undefined) await this.#ledger.catchUp();
      return await this.#talk.read(this.room, attendant);
    } catch (error) {
      attendant.hangUp();
      throw error;
    }
  }

  #whyFull(sender: Sender): Refused | null {
    if (seatsOf(this.room, sender).length > 0 || !this.#audience.isFull(this.room)) return null;
    return new Refused('full', 'There is no room for more people to watch.');
  }

  /** Looks at the room for someone who is not here: at what is stored, not at what is still being written. */
  async tell<T>(look: (room: Room) => T): Promise<T> {
    this.#mustKeepUp();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#queue.add(async () => {
      try {
        resolve(look(this.room));
      } catch (error) {
        reject(error as Error);
      }
    });
    return promise;
  }

  /** In one order with coming: someone who is gone before they were admitted is not here. */
  leave(attendant: Attendant): void {
    this.#queue.add(async () => {
      if (!this.#audience.leave(attendant)) return;
      this.#lessons.end(attendant);
      this.#talk.leave(attendant);
      this.#presence.left(attendant);
    });
  }

  /** A message from someone who attends. */
  take(attendant: Attendant, message: ToTable): void {
    this.#mustKeepUp();
    this.#queue.add(async () => {
      try {
        // Someone who was sent away in the meantime is not heard.
        if (this.#audience.present(this.room).has(attendant))
          await this.#desk.take(attendant, message);
      } catch (error) {
        const refused = refusalOf(error);
        if (refused.code === 'fault') this.#house.report(error);
        tell(attendant, refused);
      }
    });
  }

  #mustKeepUp(): void {
    if (this.#queue.isFull)
      throw new Refused('busy', 'The table can’t keep up right now. Wait a moment.');
  }

  /** Nobody waits for this person until then; the caller has checked that they may rest. */
  rest(guest: string, until: number): void {
    this.#queue.add(() => this.#ledger.attempt(now => rests(this.room, guest, until, now)));
  }

  /** Others have written to this table, from another tab or another process: everyone here is told. */
  catchUp(): void {
    this.#queue.add(() => this.#ledger.catchUp());
  }

  /** What the store has of this table: if that is more than is known here, it is read. */
  check(entries: number, lines: number): void {
    if (entries !== this.room.revision) this.catchUp();
    if (this.#audience.size > 0) this.#queue.add(() => this.#talk.hear(this.room, lines, null));
  }

  /** What the same table in another process has to say. If a message is lost, the store still has it. */
  hear(from: string, word: Word): void {
    if (!this.#queue.isFull) this.#queue.add(() => this.#hearWord(from, word));
  }

  async #hearWord(from: string, word: Word): Promise<void> {
    switch (word.type) {
      case 'wrote':
        await this.#ledger.take(word.seq, word.count, word.entries);
        break;
      case 'said':
        await this.#talk.hear(this.room, word.line.n, word.line);
        break;
      case 'muted':
        if (this.#talk.hearMuted(word.by, word.guest, word.on)) this.#presence.changed();
        break;
      case 'words':
        await this.#talk.hearWords(this.room);
        break;
      case 'token':
        this.#audience.endToken(word.key);
        break;
      case 'here':
        this.#presence.hear(from, word);
        await this.#ledger.take(word.seq, 0);
        if (word.asks) this.announce(false);
        break;
    }
  }

  /** Who is at this table in another process; nobody, when that process is gone. */
  hearOf(process: string, who: readonly Sender[]): void {
    this.#presence.hearOf(process, who);
  }

  /** Says to other processes who is here, and perhaps asks who is there. */
  announce(asks: boolean): void {
    this.#presence.announce(asks);
  }

  #changed(entries: readonly Entry[], isOurs: boolean): void {
    this.#audience.publish(this.room, entries);
    if (entries.some(({ type }) => SEATS_SOMEONE.has(type))) this.#presence.watchHost();
    this.#duties.changed(entries, isOurs);
    // Where another process has written it, that one tells everyone's lobby.
    if (isOurs) this.#house.changed(this.room);
  }

  #startOver(): void {
    this.#audience.startOver(this.room);
    this.#duties.schedule();
  }

  /** Those who come back find the table as it is read then. */
  #lost(): void {
    this.close();
    this.#audience.hangUp();
    this.#house.lost();
  }
}
