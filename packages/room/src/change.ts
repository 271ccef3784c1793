import type { Seat } from '@castellan/kernel';
import type { Phase } from '@castellan/protocol';
import type { Entry, Happening } from './entry.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import type { Sitter, Taken } from './seats.ts';
import type { Sender } from './sender.ts';
import { isSitter, seatsOf } from './sender.ts';

/** Changes a room, and keeps the entries that must be stored before anyone is told. */
export class Change {
  readonly room: Room;
  readonly at: number;
  readonly entries: Entry[] = [];

  constructor(room: Room, at: number) {
    this.room = room;
    this.at = at;
  }

  write(happening: Happening): void {
    this.entries.push(this.room.fold({ at: this.at, ...happening }));
  }
}

/** What a room can't know by itself. */
export interface Surroundings {
  readonly now: number;
  /** How long the one in this seat has been disconnected, in milliseconds; 0 if they are here. */
  awayFor(seat: Seat): number;
  /** The bots that may sit down here. */
  readonly bots: readonly string[];
  /** 64 hex digits that nobody can guess. */
  secret(): string;
}

/** A change that someone asks for. Its checks say why not by throwing a `Refused`. */
export class Request extends Change {
  readonly from: Sender;
  readonly around: Surroundings;

  constructor(room: Room, from: Sender, around: Surroundings) {
    super(room, around.now);
    this.from = from;
    this.around = around;
  }

  /** The seats of the sender. */
  ownSeats(): Seat[] {
    return seatsOf(this.room, this.from);
  }

  mustBe(wanted: Phase): void {
    const { phase } = this.room;
    if (phase === wanted) return;
    const why = {
      gathering: 'The game has already started.',
      shuffling: 'The cards are not being shuffled.',
      playing: phase === 'over' ? 'The game is over.' : 'The game has not started yet.',
      over: 'The game is not over yet.',
    };
    throw new Refused(phase === 'over' ? 'over' : 'stale', why[wanted]);
  }

  mustBeRunning(): void {
    this.mustBe('playing');
    if (this.room.paused !== null) throw new Refused('stale', 'The game is paused.');
  }

  /** Refuses what was sent before its sender knew of the last move that matters. Ids are reused after an undo. */
  mustKnow(since: number, revision: number): void {
    if (revision < since || revision > this.room.revision)
      throw new Refused(
        'stale',
        `The table has moved on: it is at revision ${this.room.revision}, not ${revision}.`,
      );
  }

  mustBeHost(): void {
    if (this.from.kind !== 'guest' || this.from.guest !== this.room.host)
      throw new Refused('seat', 'Only the host of the table can do this.');
  }

  /** The first of the sender's seats. */
  mustSit(): Seat {
    const [own] = this.ownSeats();
    if (own === undefined) throw new Refused('seat', 'Only players at the table can do this.');
    return own;
  }

  sitterAt(seat: Seat): Sitter {
    const sitter = this.room.seats[seat];
    if (sitter === undefined) throw new Refused('seat', `There is no seat ${seat} at this table.`);
    return sitter;
  }

  mustOwn(seat: Seat): Taken {
    const sitter = this.sitterAt(seat);
    if (!isSitter(this.from, sitter)) throw new Refused('seat', `Seat ${seat} is not yours.`);
    return sitter as Taken;
  }

  /** Their seat, and no bot plays for them. */
  mustPlay(seat: Seat): void {
    this.mustOwn(seat);
    this.mustBeRunning();
    if (this.room.isPlayedByBot(seat))
      throw new Refused('seat', 'A bot plays for this seat. Take it back first.');
  }
}
