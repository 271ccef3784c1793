import type { Seat } from '@castellan/kernel';
import { plainName, readSettings } from '@castellan/kernel';
import type { TableSpec, ToServer } from '@castellan/protocol/net';
import { shufflePromise } from '@castellan/protocol/net';
import type { Entry } from './entry.ts';
import { Refused } from './refused.ts';
import type { Room, Sitter } from './room.ts';
import { isTaken, MOST_MOVES } from './room.ts';

/** Who sends a message: a person by their public id, or a program by its seat. */
export type Sender =
  | { readonly kind: 'guest'; readonly guest: string }
  | { readonly kind: 'program'; readonly seat: Seat };

/** What a room can't know by itself. */
export interface Surroundings {
  readonly now: number;
  /** Whether whoever has this seat is connected. */
  isHere(seat: Seat): boolean;
  /** The bots that may sit down here. */
  readonly bots: readonly string[];
  /** 64 hex digits that nobody can guess. */
  secret(): string;
}

/** Messages that change a room. The others are about one connection only. */
export type Deed =
  | Exclude<ToServer, { type: 'look' | 'chat' | 'react' | 'mute' | 'ping' | 'program' | 'rematch' }>
  | { readonly type: 'program'; readonly seat: Seat; readonly name: string; readonly key: string }
  | { readonly type: 'rematch'; readonly table: string };

/** Names for bots. */
const NAMES = [
  'Anna',
  'Ben',
  'Cora',
  'Dirk',
  'Edda',
  'Finn',
  'Gerda',
  'Hugo',
  'Iris',
  'Jost',
  'Klara',
  'Lutz',
];

/** How many seats one person may take: those who share a device. */
const MOST_SEATS_EACH = 4;

/**
 * Does what a message asks for, and returns the entries that must be stored before anyone is told. Throws a `Refused`
 * or a `Refusal`: then nothing has changed.
 */
export function obey(room: Room, deed: Deed, from: Sender, around: Surroundings): Entry[] {
  const { now: at } = around;
  const log: Entry[] = [];
  const write = (entry: Entry): void => void log.push(room.fold(entry));
  const host = (): void => {
    if (from.kind !== 'guest' || from.guest !== room.host)
      throw new Refused('seat', 'Only the host of the table may do this.');
  };
  const player = (): Seat => {
    const [own] = from.kind === 'program' ? [from.seat] : room.seatsOf(from.guest);
    if (own === undefined)
      throw new Refused('seat', 'Only those who sit at the table may do this.');
    return own;
  };

  switch (deed.type) {
    case 'sit': {
      phase(room, 'gathering');
      if (from.kind !== 'guest') throw new Refused('seat', 'A program has its seat.');
      if (sitterAt(room, deed.seat).kind !== 'open')
        throw new Refused('seat', 'This seat is taken. Choose another.');
      if (room.seatsOf(from.guest).length >= MOST_SEATS_EACH)
        throw new Refused('seat', `One device has at most ${MOST_SEATS_EACH} seats.`);
      write({ type: 'sat', at, seat: deed.seat, guest: from.guest, name: nameFrom(deed.name) });
      break;
    }
    case 'leave':
      phase(room, 'gathering');
      mine(room, deed.seat, from);
      write({ type: 'freed', at, seat: deed.seat });
      break;
    case 'bot': {
      host();
      phase(room, 'gathering');
      const { kind } = sitterAt(room, deed.seat);
      if (kind === 'person')
        throw new Refused('seat', 'Someone sits there. Ask them to leave first.');
      if (deed.bot === null) write({ type: 'freed', at, seat: deed.seat });
      else if (!around.bots.includes(deed.bot))
        throw new Refused(
          'settings',
          `There is no bot "${deed.bot}" at this server. There are: ${around.bots.join(', ')}.`,
        );
      else write({ type: 'bot', at, seat: deed.seat, bot: deed.bot, name: spareName(room) });
      break;
    }
    case 'program':
      host();
      phase(room, 'gathering');
      if (sitterAt(room, deed.seat).kind === 'person')
        throw new Refused('seat', 'Someone sits there. Ask them to leave first.');
      write({ type: 'program', at, seat: deed.seat, key: deed.key, name: nameFrom(deed.name) });
      break;
    case 'remove':
      host();
      phase(room, 'gathering');
      if (sitterAt(room, deed.seat).kind === 'open')
        throw new Refused('seat', 'Nobody sits there.');
      write({ type: 'freed', at, seat: deed.seat });
      break;
    case 'swap':
      host();
      phase(room, 'gathering');
      sitterAt(room, deed.seat);
      sitterAt(room, deed.with);
      write({ type: 'swapped', at, seat: deed.seat, with: deed.with });
      break;
    case 'host':
      host();
      if (room.seatsOf(deed.guest).length === 0)
        throw new Refused('seat', 'The host must sit at the table.');
      write({ type: 'host', at, guest: deed.guest });
      break;
    case 'settle':
      host();
      phase(room, 'gathering');
      write({ type: 'settled', at, spec: readSpec(room, deed.spec) });
      break;
    case 'start': {
      host();
      phase(room, 'gathering');
      if (room.seats.some(({ kind }) => kind === 'open'))
        throw new Refused(
          'seat',
          'A seat is still open: wait for someone, or let a bot sit there.',
        );
      if (room.active().length === 0)
        throw new Refused('seat', 'Nobody would play: take a seat yourself.');
      const secret = around.secret();
      const promise = shufflePromise(room.id, room.settled(), secret);
      write({ type: 'promised', at, secret, promise });
      // Programs and bots add no number.
      if (room.seatsWhere(({ kind }) => kind === 'person').length === 0)
        write({ type: 'begun', at });
      break;
    }
    case 'share': {
      phase(room, 'shuffling');
      mine(room, deed.seat, from);
      const { numbers } = room.shuffle!;
      if (numbers[deed.seat] !== null)
        throw new Refused('stale', 'This seat has added its number.');
      write({ type: 'shared', at, seat: deed.seat, number: deed.number });
      if (missing(room).length === 0) write({ type: 'begun', at });
      break;
    }
    case 'answer': {
      // The rules list what is allowed when they refuse: nobody but the seat itself gets that far.
      mine(room, deed.seat, from);
      playing(room);
      if (Number(deed.answer.decision.split('.')[0]) !== deed.seat)
        throw new Refused('seat', 'This is the decision of another seat.');
      if (room.isPlayedByBot(deed.seat))
        throw new Refused('seat', 'A bot plays for this seat. Take it back first.');
      fresh(room, deed.revision, room.lastUndo);
      write({
        type: 'answered',
        at,
        seat: deed.seat,
        hand: 'own',
        answer: deed.answer,
        events: [],
      });
      finish(room, write, at);
      break;
    }
    case 'undo':
      mine(room, deed.seat, from);
      playing(room);
      fresh(room, deed.revision, room.lastMove);
      takeBack(room, deed.seat, write, at);
      break;
    case 'vote': {
      mine(room, deed.seat, from);
      fresh(room, deed.revision, room.lastMove);
      const { vote } = room;
      const isAsked = vote?.asked.includes(deed.seat) && !vote.agreed.includes(deed.seat);
      // Whoever asked may say no to themselves: they ask no longer.
      if (!isAsked && (vote?.by !== deed.seat || deed.yes))
        throw new Refused('stale', 'Nothing is asked of this seat.');
      write({ type: 'voted', at, seat: deed.seat, yes: deed.yes });
      break;
    }
    case 'pause': {
      const seat = player();
      playing(room);
      write({ type: 'paused', at, seat });
      break;
    }
    case 'resume':
      player();
      phase(room, 'playing');
      if (room.paused === null) throw new Refused('stale', 'The table is not paused.');
      write({ type: 'resumed', at });
      break;
    case 'concede':
      mine(room, deed.seat, from);
      phase(room, 'playing');
      if (taken(room, deed.seat).conceded) throw new Refused('stale', 'This seat has given up.');
      write({ type: 'conceded', at, seat: deed.seat });
      if (room.active().length === 0 || isAlone(room))
        write({ type: 'ended', at, why: 'conceded', winners: room.seatsWhere(isIn) });
      break;
    case 'reclaim':
      mine(room, deed.seat, from);
      phase(room, 'playing');
      if (!taken(room, deed.seat).standIn)
        throw new Refused('stale', 'This seat is yours already.');
      write({ type: 'reclaimed', at, seat: deed.seat });
      break;
    case 'stand-in': {
      host();
      playing(room);
      const sitter = sitterAt(room, deed.seat);
      if (!isTaken(sitter) || sitter.standIn || sitter.conceded)
        throw new Refused('stale', 'A bot plays there already.');
      if (around.isHere(deed.seat))
        throw new Refused(
          'seat',
          `${sitter.name} is here: only for those who are away a bot can step in.`,
        );
      write({ type: 'stood-in', at, seat: deed.seat, why: 'away' });
      break;
    }
    case 'abandon': {
      const seat = player();
      phase(room, 'playing');
      write({ type: 'asked', at, seat, about: 'abandon' });
      break;
    }
    case 'rematch':
      player();
      phase(room, 'over');
      if (room.rematch !== null) throw new Refused('stale', 'There is a new table already.');
      write({ type: 'rematch', at, table: deed.table });
      break;
  }
  settleVote(room, write, at);
  return log;
}

/** An answer of a bot: for its own seat, or for someone who is away. */
export function botAnswers(
  room: Room,
  seat: Seat,
  answer: Extract<Entry, { type: 'answered' }>['answer'],
  at: number,
): Entry[] {
  const log: Entry[] = [];
  const write = (entry: Entry): void => void log.push(room.fold(entry));
  const hand = room.seats[seat]!.kind === 'bot' ? 'own' : 'stand-in';
  write({ type: 'answered', at, seat, hand, answer, events: [] });
  finish(room, write, at);
  return log;
}

/** What the time alone brings: numbers that came too late, clocks that have run out. */
export function timePasses(room: Room, at: number): Entry[] {
  const log: Entry[] = [];
  const write = (entry: Entry): void => void log.push(room.fold(entry));
  if (room.phase === 'shuffling' && at >= room.updated + SHARE_MS) write({ type: 'begun', at });
  for (let next = clockDue(room, at); next !== null; next = clockDue(room, at))
    write({ type: 'stood-in', at, seat: next, why: 'time' });
  settleVote(room, write, at);
  return log;
}

/** The seat whose clock has run out. */
function clockDue(room: Room, at: number): Seat | null {
  const next = room.clocks?.next() ?? null;
  return next === null || next.at > at ? null : next.seat;
}

/** When `timePasses` will next have something to do; null: never, unless someone does something. */
export function nextTime(room: Room): number | null {
  if (room.phase === 'shuffling') return room.updated + SHARE_MS;
  return room.clocks?.next()?.at ?? null;
}

/** How long the others wait for a browser's number after the last one came. */
export const SHARE_MS = 4000;

/** The seats of people whose number is not there yet. */
function missing(room: Room): Seat[] {
  const { numbers } = room.shuffle!;
  return room.seatsWhere(({ kind }) => kind === 'person').filter(seat => numbers[seat] === null);
}

function finish(room: Room, write: (entry: Entry) => void, at: number): void {
  const outcome = room.table!.outcome();
  if (outcome !== null) write({ type: 'ended', at, why: 'played', winners: outcome.winners });
  else if (room.table!.answers.length >= MOST_MOVES)
    write({ type: 'ended', at, why: 'limit', winners: [] });
}

function takeBack(room: Room, seat: Seat, write: (entry: Entry) => void, at: number): void {
  const table = room.table!;
  const { undo } = room.spec;
  if (undo === 'off') throw new Refused('undo', 'At this table nothing is taken back.');
  if (table.canUndo(seat)) {
    write({ type: 'undone', at, seat, to: table.answers.length - 1 });
    return;
  }
  if (undo === 'free')
    throw new Refused(
      'undo',
      'Nothing to take back: since then something was learned, or someone else has moved.',
    );
  if (lastAnswerOf(room, seat) < 0) throw new Refused('undo', 'There is nothing to take back yet.');
  write({ type: 'asked', at, seat, about: 'undo' });
}

/** The place of a seat's last answer; -1 if it has given none. */
export function lastAnswerOf(room: Room, seat: Seat): number {
  return room.table?.answers.findLastIndex(({ decision }) => decision.startsWith(`${seat}.`)) ?? -1;
}

/** When all who are asked have agreed, it is done. */
function settleVote(room: Room, write: (entry: Entry) => void, at: number): void {
  const { vote } = room;
  if (room.phase !== 'playing' || vote === null || vote.agreed.length < vote.asked.length) return;
  if (vote.about === 'abandon') write({ type: 'ended', at, why: 'abandoned', winners: [] });
  else write({ type: 'undone', at, seat: vote.by, to: lastAnswerOf(room, vote.by) });
}

/** Settings as the rules take them. */
function readSpec(room: Room, spec: TableSpec): TableSpec {
  if (spec.game !== room.spec.game)
    throw new Refused('settings', 'Another game needs another table.');
  return { ...spec, settings: readSettings(room.rules.name, room.rules.settings, spec.settings) };
}

function phase(room: Room, wanted: Room['phase']): void {
  if (room.phase === wanted) return;
  const why = {
    gathering: 'The table has begun.',
    shuffling: 'Nothing is being shuffled.',
    playing: room.phase === 'over' ? 'The game is over.' : 'The game has not begun.',
    over: 'The game is not over.',
  };
  throw new Refused(room.phase === 'over' ? 'over' : 'stale', why[wanted]);
}

function playing(room: Room): void {
  phase(room, 'playing');
  if (room.paused !== null) throw new Refused('stale', 'The table is paused.');
}

/** Refuses what was sent before its sender knew of the last move that matters. Ids are used again after an undo. */
function fresh(room: Room, revision: number, since: number): void {
  if (revision < since || revision > room.revision)
    throw new Refused(
      'stale',
      `The table has moved on: it is at revision ${room.revision}, not ${revision}.`,
    );
}

function sitterAt(room: Room, seat: Seat): Sitter {
  const sitter = room.seats[seat];
  if (sitter === undefined) throw new Refused('seat', `There is no seat ${seat} at this table.`);
  return sitter;
}

function mine(room: Room, seat: Seat, from: Sender): void {
  const sitter = sitterAt(room, seat);
  const isOwn =
    from.kind === 'program'
      ? from.seat === seat
      : sitter.kind === 'person' && sitter.guest === from.guest;
  if (!isOwn) throw new Refused('seat', `Seat ${seat} is not yours.`);
}

function taken(room: Room, seat: Seat): Extract<Sitter, { kind: 'person' | 'program' }> {
  const sitter = sitterAt(room, seat);
  if (!isTaken(sitter)) throw new Refused('seat', 'Nobody has this seat.');
  return sitter;
}

function isIn(sitter: Sitter): boolean {
  return sitter.kind !== 'open' && !(isTaken(sitter) && sitter.conceded);
}

/** Whether all others have given up. */
function isAlone(room: Room): boolean {
  return room.seatsWhere(isIn).length === 1;
}

function nameFrom(text: string): string {
  const name = plainName(text);
  if (name === '') throw new Refused('malformed', 'A name needs at least one letter.');
  return name;
}

function spareName(room: Room): string {
  const names = room.seats.map(sitter => (sitter.kind === 'open' ? '' : sitter.name));
  return NAMES.find(name => !names.includes(name)) ?? `Bot ${names.length}`;
}
