import type { Ahead, Answer, Game, Position, Save, Seat, View } from '@castellan/kernel';
import { readSettings, Table } from '@castellan/kernel';
import type { Ending, Phase, Settled, Shuffle, TableSpec } from '@castellan/protocol';
import { shuffledSeed } from '@castellan/protocol';
import { Clocks } from './clock.ts';
import type { Entry, EntryOf } from './entry.ts';
import type { Sitter } from './seats.ts';
import { isTaken, resized, seatedAs, seatsAfter } from './seats.ts';
import type { StandingAnswer } from './standing.ts';
import { standingAfter } from './standing.ts';
import type { Vote } from './vote.ts';
import { voteAfter } from './vote.ts';

/**
 * A table on the network, as its log makes it: `fold` each entry, and it is where it was. It knows no socket, no
 * storage and no time but that in its entries. Only `fold` changes it: to everyone else it is read-only.
 */
export type Room = Readonly<FoldedRoom>;

/** The table that a log makes. */
export function roomFrom(log: readonly Entry[], rules: Game): Room {
  const [opened, ...rest] = log;
  if (opened?.type !== 'opened') throw new Error('A log begins with the opening of its table.');
  const room = new FoldedRoom(opened, rules);
  for (const entry of rest) room.fold(entry);
  return room;
}

/** A table began by rules of another version than it was gathered with here: it must be read again with those. */
export class OtherRules extends Error {}

/** A turn that is done and waits to be ended: the answer that ends it, and how the table would stand then. */
interface HeldTurn {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly ahead: Ahead<Position>;
}

class FoldedRoom {
  readonly id: string;
  /** The game that goes on here; null where a new one is dealt. */
  readonly from: Save | null;
  /** Who has brought it. */
  readonly begunBy: string | null;
  readonly rules: Game;
  spec: TableSpec;
  host: string;
  seats: readonly Sitter[];
  phase: Phase = 'gathering';
  /** How many entries there are. */
  revision = 1;
  /** The revision of the last answer or undo, and of the last undo. */
  lastMove = 0;
  lastUndo = 0;
  /** The shuffle with its secret: for the server, and for everyone when the game is over. */
  shuffle: Shuffle | null = null;
  /** When the shuffle last came on. */
  sharedAt = 0;
  table: Table<Position, View> | null = null;
  clocks: Clocks | null = null;
  held: HeldTurn | null = null;
  /** Who has paused the game, and how often each seat did. */
  paused: Seat | null = null;
  pauses: readonly number[] = [];
  /** How often each seat took something back that others had to allow. */
  takenBack: readonly number[] = [];
  vote: Vote | null = null;
  ending: Ending | null = null;
  /** The table where they play again. */
  rematch: string | null = null;
  /** Until when nobody waits for a seat. */
  rests: readonly number[] = [];
  /** What each seat answers whenever it is asked the same again. */
  standing: readonly (readonly StandingAnswer[])[] = [];
  updated: number;
  readonly #removed = new Set<string>();

  constructor({ table, spec, host, at, from }: EntryOf<'opened'>, rules: Game) {
    this.id = table;
    this.from = from ?? null;
    this.begunBy = from === undefined ? null : host;
    this.rules = rules;
    this.spec = spec;
    this.host = host;
    this.seats = resized([], this.#settings().players);
    this.updated = at;
  }

  get promise(): string | null {
    return this.shuffle?.promise ?? null;
  }

  /** Whether the host does not want this person here. */
  isRemoved(guest: string): boolean {
    return this.#removed.has(guest);
  }

  /** What is settled when the promise is made. */
  settled(): Settled {
    const seating = this.seats.map(sitter => {
      const seated = seatedAs(sitter);
      if (seated === null) throw new Error('A seat is open.');
      return seated;
    });
    const { id: game, rulesVersion } = this.rules;
    return { game, rulesVersion, settings: this.#settings(), seating };
  }

  /** The seats that are played by those who took them: no bots, nobody who gave up or is away. */
  active(): Seat[] {
    return this.seatsWhere(one => isTaken(one) && !one.standIn && !one.conceded);
  }

  /** Everyone who took a seat has given up or is away. Where only bots play, nobody is waited for. */
  get isDeserted(): boolean {
    return this.active().length === 0 && this.seats.some(isTaken);
  }

  seatsWhere(fits: (sitter: Sitter) => boolean): Seat[] {
    return this.seats.flatMap((sitter, seat) => (fits(sitter) ? [seat] : []));
  }

  /** The seats of a person. */
  seatsOf(guest: string): Seat[] {
    return this.seatsWhere(one => one.kind === 'person' && one.guest === guest);
  }

  /** Whether one person alone plays here, among bots or with friends at one screen. */
  get isOwn(): boolean {
    return this.seatsOf(this.host).length === this.seatsWhere(isTaken).length;
  }

  /** The seats that must decide now. */
  waiting(): Seat[] {
    if (this.phase !== 'playing' || this.table === null) return [];
    return this.table.game.waiting(this.table.state);
  }

  /** The seat for which a bot must answer now; null if the table waits for people, or for anyone to come back. */
  botSeat(): Seat | null {
    if (this.paused !== null || this.held !== null || this.isDeserted) return null;
    return this.waiting().find(seat => this.isPlayedByBot(seat)) ?? null;
  }

  isPlayedByBot(seat: Seat): boolean {
    const sitter = this.seats[seat];
    if (sitter === undefined || sitter.kind === 'open') return false;
    return sitter.kind === 'bot' || sitter.standIn !== null || sitter.conceded;
  }

  /** The place of a seat's last answer; -1 if it has given none. */
  lastAnswerOf(seat: Seat): number {
    const answers = this.table?.answers ?? [];
    return answers.findLastIndex(({ decision }) => decision.startsWith(`${seat}.`));
  }

  /** The game as it can be saved; null before it has begun. */
  save(): Save | null {
    return this.table?.save() ?? null;
  }

  /** Takes one more entry. An answer may be refused by the rules: then nothing has changed. Returns the entry as it is kept. */
  fold(entry: Entry): Entry {
    const kept = this.#take(entry);
    this.vote = voteAfter(this, entry);
    this.seats = seatsAfter(this.seats, entry, this.host);
    this.held = this.#heldAfter(entry);
    this.revision++;
    this.updated = entry.at;
    if (entry.type === 'answered' || entry.type === 'undone') this.lastMove = this.revision;
    if (entry.type === 'undone') this.lastUndo = this.revision;
    this.#runClocks(entry.at);
    return kept;
  }

  #take(entry: Entry): Entry {
    switch (entry.type) {
      case 'opened':
        throw new Error('A table is opened once.');
      case 'settled':
        this.spec = entry.spec;
        this.seats = resized(this.seats, this.#settings().players);
        break;
      case 'freed':
        if (entry.removed !== undefined) this.#removed.add(entry.removed);
        break;
      case 'host':
        this.host = entry.guest;
        break;
      case 'promised':
        this.#promise(entry);
        break;
      case 'shared':
        this.#share(entry);
        break;
      case 'begun':
        this.#begin();
        break;
      case 'answered':
        return this.#answer(entry);
      case 'undone':
        this.#goBack(entry);
        break;
      case 'stands':
        this.standing = standingAfter(this.standing, entry.seat, entry);
        break;
      case 'dropped':
        this.standing = this.standing.with(entry.seat, []);
        break;
      case 'paused':
        this.paused = entry.seat;
        this.pauses = onceMore(this.pauses, entry.seat);
        break;
      case 'resumed':
        this.paused = null;
        break;
      case 'reclaimed':
        this.clocks?.reclaimed(entry.seat);
        break;
      case 'rested':
        this.rests = this.rests.with(entry.seat, entry.until);
        this.clocks?.rested(entry.seat, entry.until, entry.at);
        break;
      case 'ended':
        this.phase = 'over';
        this.ending = { why: entry.why, winners: entry.winners };
        this.paused = null;
        break;
      case 'rematch':
        this.rematch = entry.table;
        break;
      case 'became':
        if (this.host === entry.guest) this.host = entry.as;
        break;
    }
    return entry;
  }

  #settings() {
    return readSettings(this.rules, this.spec.settings);
  }

  #promise({ at, secret, promise, rulesVersion, ...rest }: EntryOf<'promised'>): void {
    const { table = this.id, before } = rest;
    if (rulesVersion !== undefined && rulesVersion !== this.rules.rulesVersion)
      throw new OtherRules();
    this.phase = 'shuffling';
    this.sharedAt = at;
    const numbers = this.seats.map(() => null);
    this.shuffle = { table, secret, promise, numbers, ...(before && { before }) };
  }

  #share({ at, seat, number }: EntryOf<'shared'>): void {
    const shuffle = this.shuffle!;
    this.sharedAt = at;
    this.shuffle = { ...shuffle, numbers: shuffle.numbers.with(seat, number) };
  }

  #begin(): void {
    this.table = this.from === null ? this.#dealt() : Table.replay(this.rules, this.from);
    const { answered } = this.table.state.core;
    this.clocks = new Clocks(this.spec.clock, this.seats.map(isTaken), [...answered]);
    this.pauses = this.takenBack = this.rests = this.seats.map(() => 0);
    this.standing = this.seats.map(() => []);
    this.phase = 'playing';
  }

  #dealt(): Table<Position, View> {
    const { secret, numbers } = this.shuffle!;
    const { settings, seating } = this.settled();
    return new Table(this.rules, settings, shuffledSeed(secret, numbers), seating);
  }

  #heldAfter(entry: Entry): HeldTurn | null {
    if (entry.type === 'held') {
      const { seat, answer } = entry;
      const ahead = this.table!.ahead(answer);
      return ahead && { seat, answer, ahead };
    }
    const { held } = this;
    if (held === null || entry.type === 'released' || entry.type === 'undone') return null;
    if (this.phase === 'over' || this.isPlayedByBot(held.seat)) return null;
    if (entry.type !== 'answered') return held;
    if (entry.seat === held.seat) return null;
    // Someone who decides at the same time has answered: what waits may lead elsewhere now.
    const ahead = this.table!.ahead(held.answer);
    return ahead === null ? null : { ...held, ahead };
  }

  #answer(entry: EntryOf<'answered'>): Entry {
    const events = this.table!.answer(entry.answer);
    this.clocks!.answered(entry.seat, entry.at, entry.hand);
    return { ...entry, events };
  }

  #goBack({ seat, to, at }: EntryOf<'undone'>): void {
    const table = this.table!;
    // What was answered for someone is not answered at once again.
    this.standing = this.seats.map(() => []);
    this.phase = 'playing';
    this.ending = null;
    if (to === table.answers.length - 1 && table.canUndo(seat)) table.undo(seat);
    else {
      this.takenBack = onceMore(this.takenBack, seat);
      const save = table.save();
      const [answers, events] = [save.answers.slice(0, to), save.events.slice(0, to)];
      this.table = Table.replay(this.rules, { ...save, answers, events });
    }
    this.clocks!.undone(seat, at, this.table!.state.core.answered);
  }

  #runClocks(at: number): void {
    if (this.clocks === null) return;
    if (this.phase !== 'playing' || this.paused !== null || this.spec.clock.kind === 'none') {
      this.clocks.stop(at);
      return;
    }
    const { answered } = this.table!.state.core;
    const questions = this.waiting()
      .filter(seat => !this.isPlayedByBot(seat))
      .map(seat => [seat, `${answered[seat]}`] as const);
    this.clocks.run(new Map(questions), at);
  }
}

const onceMore = (counts: readonly number[], seat: Seat): readonly number[] =>
  counts.with(seat, counts[seat]! + 1);
