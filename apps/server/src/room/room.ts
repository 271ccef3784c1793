import type { Game, Position, Save, Seat, Seated, View } from '@castellan/kernel';
import { readSettings, Table } from '@castellan/kernel';
import type { Ending, Phase, Settled, Shuffle, StandIn, TableSpec } from '@castellan/protocol/net';
import { shuffledSeed } from '@castellan/protocol/net';
import { Clocks } from './clock.ts';
import type { Entry } from './entry.ts';

/** Who has a seat. */
export type Sitter =
  | { readonly kind: 'open'; readonly reserved?: Reserved }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | (Taken & { readonly kind: 'person'; readonly guest: string })
  /** `by`: the person who gave it its token. */
  | (Taken & { readonly kind: 'program'; readonly key: string; readonly by: string });

/** For whom a seat is kept. */
export interface Reserved {
  readonly guest: string;
  readonly name: string;
}

interface Taken {
  readonly name: string;
  /** Why a bot plays for them until they come back. */
  readonly standIn: StandIn | null;
  readonly conceded: boolean;
}

/** Something that the others are asked. */
export interface Vote {
  readonly about: 'undo' | 'abandon';
  readonly by: Seat;
  /** The revision at which it was asked: by this a yes says what it is for. */
  readonly at: number;
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/**
 * A table on the network, as its log makes it: `fold` each entry, and it stands where it stood. It knows no socket, no
 * storage and no time but that in its entries.
 */
export class Room {
  readonly id: string;
  readonly rules: Game;
  #spec: TableSpec;
  #host: string;
  #seats: Sitter[];
  #phase: Phase = 'gathering';
  /** How many entries there are. */
  #revision = 0;
  #lastMove = 0;
  #lastUndo = 0;
  #shuffle: { secret: string; promise: string; numbers: (string | null)[] } | null = null;
  #table: Table<Position, View> | null = null;
  #clocks: Clocks | null = null;
  #paused: Seat | null = null;
  /** How often each seat has paused the game. */
  #pauses: number[] = [];
  readonly #removed = new Set<string>();
  #vote: Vote | null = null;
  #ending: Ending | null = null;
  #rematch: string | null = null;
  #updated = 0;
  /** When the shuffle last came on. */
  #sharedAt = 0;
  /** How often each seat took something back that others had to allow. */
  #takenBack: number[] = [];

  constructor(opened: Extract<Entry, { type: 'opened' }>, rules: Game) {
    this.id = opened.table;
    this.rules = rules;
    this.#spec = opened.spec;
    this.#host = opened.host;
    this.#seats = emptySeats(this.#players());
    this.#revision = 1;
    this.#updated = opened.at;
  }

  /** The table that a log makes. */
  static from(log: readonly Entry[], rules: Game): Room {
    const [opened, ...rest] = log;
    if (opened?.type !== 'opened') throw new Error('A log begins with the opening of its table.');
    const room = new Room(opened, rules);
    for (const entry of rest) room.fold(entry);
    return room;
  }

  get spec(): TableSpec {
    return this.#spec;
  }
  get host(): string {
    return this.#host;
  }
  get seats(): readonly Sitter[] {
    return this.#seats;
  }
  get phase(): Phase {
    return this.#phase;
  }
  get revision(): number {
    return this.#revision;
  }
  /** The revision of the last answer or undo, and of the last undo. */
  get lastMove(): number {
    return this.#lastMove;
  }
  get lastUndo(): number {
    return this.#lastUndo;
  }
  get table(): Table<Position, View> | null {
    return this.#table;
  }
  get clocks(): Clocks | null {
    return this.#clocks;
  }
  get paused(): Seat | null {
    return this.#paused;
  }
  /** How often whoever has this seat has paused the game. */
  pausesOf(seat: Seat): number {
    return this.#pauses[seat] ?? 0;
  }
  /** How often whoever has this seat took something back that others had to allow. */
  takenBackBy(seat: Seat): number {
    return this.#takenBack[seat] ?? 0;
  }
  isRemoved(guest: string): boolean {
    return this.#removed.has(guest);
  }
  get vote(): Vote | null {
    return this.#vote;
  }
  get ending(): Ending | null {
    return this.#ending;
  }
  get rematch(): string | null {
    return this.#rematch;
  }
  get updated(): number {
    return this.#updated;
  }
  get sharedAt(): number {
    return this.#sharedAt;
  }
  get promise(): string | null {
    return this.#shuffle?.promise ?? null;
  }

  /** The shuffle with its secret: for the server, and for everyone when the game is over. */
  get shuffle(): Shuffle | null {
    return this.#shuffle && { table: this.id, ...this.#shuffle };
  }

  /** What is settled when the promise is made. */
  settled(): Settled {
    return {
      game: this.rules.id,
      rulesVersion: this.rules.rulesVersion,
      settings: readSettings(this.rules.name, this.rules.settings, this.#spec.settings),
      seating: this.#seated(),
    };
  }

  /** The seats that are played by whoever took them: no bots, nobody who gave up or is away. */
  active(): Seat[] {
    return this.seatsWhere(one => isTaken(one) && !one.standIn && !one.conceded);
  }

  seatsWhere(fits: (sitter: Sitter) => boolean): Seat[] {
    return this.#seats.flatMap((sitter, seat) => (fits(sitter) ? [seat] : []));
  }

  /** The seats of a person. */
  seatsOf(guest: string): Seat[] {
    return this.seatsWhere(one => one.kind === 'person' && one.guest === guest);
  }

  /** The seats that must decide now. */
  waiting(): Seat[] {
    if (this.#phase !== 'playing' || this.#table === null) return [];
    return this.#table.game.waiting(this.#table.state);
  }

  /** The seat for which a bot must answer now; null if the table waits for people, or for anyone to come back. */
  botSeat(): Seat | null {
    if (this.#phase !== 'playing' || this.#paused !== null || this.active().length === 0)
      return null;
    return this.waiting().find(seat => this.isPlayedByBot(seat)) ?? null;
  }

  isPlayedByBot(seat: Seat): boolean {
    const sitter = this.#seats[seat];
    if (sitter === undefined || sitter.kind === 'open') return false;
    return sitter.kind === 'bot' || sitter.standIn !== null || sitter.conceded;
  }

  /** The game as it can be saved; null before it has begun. */
  save(): Save | null {
    return this.#table?.save() ?? null;
  }

  /** Takes one more entry. An answer may be refused by the rules: then nothing has changed. Returns the entry as it is kept. */
  fold(entry: Entry): Entry {
    const kept = this.#take(entry);
    this.#revision++;
    this.#updated = entry.at;
    if (entry.type === 'answered' || entry.type === 'undone') this.#lastMove = this.#revision;
    if (entry.type === 'undone') this.#lastUndo = this.#revision;
    this.#runClocks(entry.at);
    return kept;
  }

  #take(entry: Entry): Entry {
    switch (entry.type) {
      case 'opened':
        throw new Error('A table is opened once.');
      case 'settled':
        this.#settle(entry.spec);
        break;
      case 'sat':
        this.#releaseSeatsOf(entry.guest);
        this.#sit(entry.seat, {
          kind: 'person',
          guest: entry.guest,
          name: entry.name,
          standIn: null,
          conceded: false,
        });
        break;
      case 'bot':
        this.#sit(entry.seat, { kind: 'bot', bot: entry.bot, name: entry.name });
        break;
      case 'program':
        this.#program(entry);
        break;
      case 'freed':
        this.#sit(entry.seat, { kind: 'open' });
        if (entry.removed !== undefined) this.#removed.add(entry.removed);
        break;
      case 'reserved':
        this.#sit(entry.seat, {
          kind: 'open',
          reserved: { guest: entry.guest, name: entry.name },
        });
        break;
      case 'swapped': {
        const one = this.#seats[entry.seat]!;
        this.#sit(entry.seat, this.#seats[entry.with]!);
        this.#sit(entry.with, one);
        break;
      }
      case 'host':
        this.#host = entry.guest;
        break;
      case 'promised':
        this.#phase = 'shuffling';
        this.#sharedAt = entry.at;
        this.#shuffle = {
          secret: entry.secret,
          promise: entry.promise,
          numbers: this.#seats.map(() => null),
        };
        break;
      case 'shared':
        this.#shuffle!.numbers[entry.seat] = entry.number;
        this.#sharedAt = entry.at;
        break;
      case 'begun':
        this.#begin();
        break;
      case 'answered':
        return this.#answer(entry);
      case 'undone':
        this.#goBack(entry.seat, entry.to, entry.at);
        break;
      case 'asked':
        this.#vote = this.#voteOf(entry);
        break;
      case 'voted':
        this.#vote =
          entry.yes && this.#vote !== null
            ? { ...this.#vote, agreed: [...this.#vote.agreed, entry.seat] }
            : null;
        break;
      case 'paused':
        this.#paused = entry.seat;
        this.#pauses[entry.seat] = this.pausesOf(entry.seat) + 1;
        break;
      case 'resumed':
        this.#paused = null;
        break;
      case 'stood-in':
        // Whoever is played for is still asked: silence is no yes.
        this.#change(entry.seat, { standIn: entry.why });
        break;
      case 'reclaimed':
        this.#change(entry.seat, { standIn: null });
        this.#clocks?.reclaimed(entry.seat);
        break;
      case 'conceded':
        this.#change(entry.seat, { conceded: true });
        this.#askNoLonger(entry.seat);
        break;
      case 'ended':
        this.#phase = 'over';
        this.#ending = { why: entry.why, winners: entry.winners };
        this.#vote = null;
        this.#paused = null;
        break;
      case 'rematch':
        this.#rematch = entry.table;
        break;
    }
    return entry;
  }

  #players(): number {
    return readSettings(this.rules.name, this.rules.settings, this.#spec.settings).players;
  }

  /** Who sits further back than there are seats now must look for another table. */
  #settle(spec: TableSpec): void {
    this.#spec = spec;
    const seats = emptySeats(this.#players());
    this.#seats = seats.map((open, seat) => this.#seats[seat] ?? open);
  }

  #sit(seat: Seat, sitter: Sitter): void {
    this.#seats[seat] = sitter;
  }

  /** Whoever sits down needs no other seat kept for them. */
  #releaseSeatsOf(guest: string): void {
    this.#seats = this.#seats.map(one =>
      one.kind === 'open' && one.reserved?.guest === guest ? { kind: 'open' } : one,
    );
  }

  /** A seat that has a program already only gets another token: what it has played stays. */
  #program({ seat, key, name, by }: Extract<Entry, { type: 'program' }>): void {
    const before = this.#seats[seat]!;
    this.#seats[seat] =
      before.kind === 'program'
        ? { ...before, key }
        : {
            kind: 'program',
            key,
            name,
            // Older logs don't say who: it was the host.
            by: by ?? this.#host,
            standIn: null,
            conceded: false,
          };
  }

  #change(seat: Seat, change: Partial<Taken>): void {
    const sitter = this.#seats[seat]!;
    if (isTaken(sitter)) this.#seats[seat] = { ...sitter, ...change };
  }

  #seated(): Seated[] {
    return this.#seats.map(sitter => {
      if (sitter.kind === 'open') throw new Error('A seat is open.');
      return { name: sitter.name, chair: sitter.kind === 'bot' ? sitter.bot : sitter.kind };
    });
  }

  #begin(): void {
    const { secret, numbers } = this.#shuffle!;
    const { settings, seating } = this.settled();
    this.#table = new Table(this.rules, settings, shuffledSeed(secret, numbers), seating);
    this.#clocks = new Clocks(
      this.#spec.clock,
      this.#seats.map(one => isTaken(one)),
    );
    this.#phase = 'playing';
  }

  #answer(entry: Extract<Entry, { type: 'answered' }>): Entry {
    const events = this.#table!.answer(entry.answer);
    this.#clocks!.answered(entry.seat, entry.at, entry.hand);
    if (this.#vote?.about === 'undo') this.#vote = null;
    return { ...entry, events };
  }

  #goBack(seat: Seat, to: number, at: number): void {
    const table = this.#table!;
    if (to === table.answers.length - 1 && table.canUndo(seat)) table.undo(seat);
    else {
      this.#takenBack[seat] = this.takenBackBy(seat) + 1;
      const save = table.save();
      this.#table = Table.replay(this.rules, {
        ...save,
        answers: save.answers.slice(0, to),
        events: save.events.slice(0, to),
      });
    }
    this.#clocks!.undone(seat, at, this.#table!.state.core.answered);
    this.#vote = null;
  }

  /** Logs from before do not say who was asked: those who played themselves. */
  #voteOf({ seat: by, about, of }: Extract<Entry, { type: 'asked' }>): Vote {
    const asked = of ?? this.othersThan(by).filter(seat => this.active().includes(seat));
    return { about, by, at: this.#revision + 1, asked, agreed: [] };
  }

  /** The seats of other people who have not given up: nothing is decided over their heads. */
  othersThan(seat: Seat): Seat[] {
    const asking = this.#seats[seat]!;
    return this.seatsWhere(
      one =>
        one.kind === 'person' &&
        !one.conceded &&
        !(asking.kind === 'person' && one.guest === asking.guest),
    ).filter(one => one !== seat);
  }

  /** Nobody waits for the word of someone who has given up. */
  #askNoLonger(seat: Seat): void {
    if (this.#vote === null) return;
    this.#vote =
      this.#vote.by === seat
        ? null
        : {
            ...this.#vote,
            asked: this.#vote.asked.filter(one => one !== seat),
            agreed: this.#vote.agreed.filter(one => one !== seat),
          };
  }

  #runClocks(at: number): void {
    if (this.#clocks === null) return;
    if (this.#phase !== 'playing' || this.#paused !== null || this.#spec.clock.kind === 'none') {
      this.#clocks.stop(at);
      return;
    }
    const { answered } = this.#table!.state.core;
    const questions = this.waiting()
      .filter(seat => !this.isPlayedByBot(seat))
      .map(seat => [seat, `${answered[seat]}`] as const);
    this.#clocks.run(new Map(questions), at);
  }
}

/** Whether a person or a program has the seat. */
export function isTaken(sitter: Sitter): sitter is Extract<Sitter, { kind: 'person' | 'program' }> {
  return sitter.kind === 'person' || sitter.kind === 'program';
}

function emptySeats(players: number): Sitter[] {
  return Array.from({ length: players }, () => ({ kind: 'open' }));
}
