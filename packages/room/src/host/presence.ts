import type { Seat } from '@castellan/kernel';
import { hostIsGone } from '../course.ts';
import type { Room } from '../room.ts';
import type { Sender } from '../sender.ts';
import { seatsOf, senderOf } from '../sender.ts';
import { Absence } from './absence.ts';
import type { Attendant, Audience } from './audience.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { KeeperServices } from './keeper-services.ts';
import type { Ledger } from './ledger.ts';
import type { TableLink, Word } from './link.ts';
import type { Queue } from './queue.ts';
import { Alarm } from './time.ts';

const SOON_MS = 150;
/** Those with a seat come first; no more onlookers than this are let in. */
const MOST_ANNOUNCED = 120;
/** After this long without its host, a table gets another one. */
export const HOST_AWAY_MS = 120_000;

/** What a presence is made of. */
interface Parts {
  readonly ledger: Ledger;
  readonly queue: Queue;
  readonly audience: Audience;
  readonly elsewhere: Elsewhere;
}

/** Who is at the table, in this process and in others, and who is told of it. */
export class Presence {
  readonly #parts: Parts;
  readonly #link: TableLink | null;
  readonly #absence: Absence;
  readonly #telling: Alarm;
  readonly #hostWatch: Alarm;
  /** Other processes know who is here. */
  #isAnnounced = true;

  constructor({ time, link }: KeeperServices, parts: Parts) {
    this.#parts = parts;
    this.#link = link ?? null;
    this.#absence = new Absence(parts.audience, time);
    this.#telling = new Alarm(time);
    this.#hostWatch = new Alarm(time);
  }

  get #room(): Room {
    return this.#parts.ledger.room;
  }

  /** How long the one in a seat has been away, in milliseconds. */
  awayFor(seat: Seat): number {
    const someone = senderOf(this.#room.seats[seat]!);
    return someone === null ? 0 : this.#absence.of(someone);
  }

  came({ sender }: Attendant): void {
    if (sender.kind === 'program') this.#link?.tell({ type: 'token', key: sender.key });
    this.#isAnnounced = false;
    // Someone who is alone was just told that they are here.
    if (this.#parts.audience.size > 1 || this.#link !== null) this.changed();
    else this.watchHost();
  }

  left({ sender }: Attendant): void {
    const isHost = sender.kind === 'guest' && sender.guest === this.#room.host;
    // Of those who only look on nothing is remembered.
    if (isHost || seatsOf(this.#room, sender).length > 0) this.#absence.left(sender);
    this.#isAnnounced = false;
    this.changed();
  }

  /** Who is at this table in another process; nobody, when that process is gone. */
  hearOf(process: string, who: readonly Sender[]): void {
    for (const one of this.#parts.elsewhere.set(process, who))
      if (!this.#absence.isHere(one)) this.#absence.left(one);
    this.changed();
  }

  /** What another process says of who is there, and for how long others are away. */
  hear(process: string, { away, who }: Extract<Word, { type: 'here' }>): void {
    this.#absence.learn(away);
    this.hearOf(process, who);
  }

  /** Says to other processes who is here, and perhaps asks who is there. */
  announce(asks: boolean): void {
    this.#isAnnounced = true;
    this.#link?.tell({
      type: 'here',
      seq: this.#room.revision,
      who: this.#parts.audience.senders(this.#room).slice(0, MOST_ANNOUNCED),
      away: this.#absence.known(),
      asks,
    });
  }

  /** Many come and go at once when a server restarts: everyone is told once. */
  changed(): void {
    if (this.#telling.isSet) return;
    this.#telling.set(SOON_MS, () =>
      // In its turn: nobody has been told yet what is being stored right now.
      this.#parts.queue.add(async () => {
        if (!this.#isAnnounced) this.announce(false);
        this.#parts.audience.sendRooms(this.#room);
        this.watchHost();
      }),
    );
  }

  /** Looks again once the host will have been away long enough, as long as anyone here could take over. */
  watchHost(): void {
    const { queue, audience, ledger } = this.#parts;
    this.#hostWatch.cancel();
    const host: Sender = { kind: 'guest', guest: this.#room.host };
    const isHere = (guest: string): boolean => this.#absence.isHere({ kind: 'guest', guest });
    if (this.#room.phase === 'over' || audience.size === 0 || isHere(host.guest)) return;
    this.#hostWatch.set(HOST_AWAY_MS - this.#absence.of(host), () =>
      queue.add(async () => {
        if (this.#room.host !== host.guest || this.#absence.of(host) < HOST_AWAY_MS) return;
        await ledger.attempt(now => hostIsGone(this.#room, isHere, now));
      }),
    );
  }

  stop(): void {
    this.#link?.tell({ type: 'here', seq: 0, who: [], away: [], asks: false });
    this.#telling.cancel();
    this.#hostWatch.cancel();
  }
}
