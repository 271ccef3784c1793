import type { Game, Seat } from '@castellan/kernel';
import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { RoomView, TableSpec } from '@castellan/protocol';
import { shelf } from '@castellan/shelf';
import assert from 'node:assert/strict';
import type { Command } from '../commands.ts';
import { carryOut } from '../commands.ts';
import { allCommands } from '../commands/all.ts';
import { AWAY_MS } from '../commands/play.ts';
import { botAnswers, timePasses } from '../course.ts';
import type { Entry, Happening } from '../entry.ts';
import type { Room } from '../room.ts';
import { roomFrom } from '../room.ts';
import type { Sender } from '../sender.ts';
import { roomView } from '../sight.ts';

export const gameOf = (id: string): Promise<Game> => shelf.find(one => one.id === id)!.rules();
const villages = await gameOf('villages');

export const spec = (more: Partial<TableSpec> = {}): TableSpec => ({
  game: 'villages',
  settings: { players: 2 },
  clock: { kind: 'none' },
  undo: 'free',
  open: true,
  watch: true,
  ...more,
});

/** Who sits down in which seat. Anna is the host. */
export const PEOPLE = ['anna', 'ben', 'cora', 'dora'] as const;
export const NUMBER = 'ab'.repeat(32);

/** A room with its log, and a time that passes only when told to. */
export class Trial {
  now = 1000;
  readonly log: Entry[];
  readonly room: Room;
  readonly #chance = new QuickChance(3);
  here = new Set<Seat>();
  /** For how long those have been away who are not here. */
  awayMs = AWAY_MS;

  constructor(more: Partial<TableSpec> = {}, rules: Game = villages) {
    const { id: game, rulesVersion } = rules;
    const [host] = PEOPLE;
    const at = this.now;
    this.log = [
      { type: 'opened', at, table: 'table1', spec: spec({ game, ...more }), rulesVersion, host },
    ];
    this.room = roomFrom(this.log, rules);
  }

  does(who: string | Sender, command: Command): this {
    const from: Sender = typeof who === 'string' ? { kind: 'guest', guest: who } : who;
    const around = {
      now: this.now,
      awayFor: (seat: Seat) => (this.here.has(seat) ? 0 : this.awayMs),
      bots: ['castellan', 'greedy', 'random'],
      secret: () => 'cd'.repeat(32),
    };
    this.log.push(...carryOut(this.room, command, from, around, allCommands));
    return this;
  }

  /** What is tried is refused with this code and a reason in words, and changes nothing. Returns the reason. */
  refuses(who: string | Sender, command: Command, code: string, why: RegExp = /\w{3}/): string {
    const before = this.room.revision;
    let error: { code?: string; message?: string } = {};
    try {
      this.does(who, command);
    } catch (thrown) {
      error = thrown as Error;
    }
    assert.deepEqual([error.code, this.room.revision], [code, before]);
    assert.match(error.message!, why);
    return error.message!;
  }

  writes(happening: Happening): this {
    this.log.push(this.room.fold({ at: this.now, ...happening }));
    return this;
  }

  /** Everyone sits down where a seat is open. */
  sit(): this {
    this.room.seats.forEach(({ kind }, seat) => {
      if (kind === 'open') this.does(PEOPLE[seat]!, { type: 'sit', seat, name: PEOPLE[seat]! });
    });
    return this;
  }

  /** Everyone sits down, and the game begins. */
  begin(): this {
    this.sit().does(this.room.host, { type: 'start' });
    for (const [seat, sitter] of this.room.seats.entries())
      if (sitter.kind === 'person')
        this.does(sitter.guest, { type: 'share', seat, number: NUMBER });
    return this;
  }

  waits(ms: number): this {
    this.now += ms;
    this.log.push(...timePasses(this.room, this.now));
    return this;
  }

  /** What the room sends to someone. */
  viewOf(guest: string): RoomView {
    const isHere = (seat: Seat): boolean => this.here.has(seat);
    return roomView(this.room, {
      guest,
      seats: this.room.seatsOf(guest),
      muted: ['dora'],
      words: ['anna'],
      watching: 7,
      isHere,
    });
  }

  /** Whose seat it is. */
  at(seat: Seat): string {
    const sitter = this.room.seats[seat]!;
    return sitter.kind === 'person' ? sitter.guest : '';
  }

  /** The first one to decide answers at random. */
  moves(): Seat {
    const [decision] = this.room.table!.decisions();
    const { seat } = decision!;
    const answer = randomAnswer(decision!, this.#chance);
    const { revision } = this.room;
    this.does(this.at(seat), { type: 'answer', seat, revision, answer });
    return seat;
  }

  /** Moves at least once, and until this is true; returns who moved last. */
  movesUntil(isSo: (seat: Seat) => boolean): Seat {
    for (;;) {
      const seat = this.moves();
      if (isSo(seat)) return seat;
    }
  }

  /** Takes back, or asks to. */
  undoes(seat: Seat): this {
    return this.does(this.at(seat), { type: 'undo', seat, revision: this.room.revision });
  }

  votes(seat: Seat, yes: boolean, asked = this.room.vote!.at): this {
    return this.does(this.at(seat), { type: 'vote', seat, asked, yes });
  }

  /** The bot that plays for a seat answers. */
  botMoves(seat: Seat): void {
    const { fallback } = this.room.table!.decisions().find(one => one.seat === seat)!;
    this.log.push(...botAnswers(this.room, seat, fallback, this.now));
  }

  /** The room that its log makes, as it is stored. */
  again(): Room {
    return roomFrom(JSON.parse(JSON.stringify(this.log)) as Entry[], this.room.rules);
  }
}
