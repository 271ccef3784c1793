import type { Seat } from '@castellan/kernel';
import { readSettings } from '@castellan/kernel';
import type { TableSpec, ToServer } from '@castellan/protocol/net';
import { shufflePromise } from '@castellan/protocol/net';
import { finish, missing, settleVote } from './course.ts';
import type { Entry } from './entry.ts';
import { fresh, mine, phase, playing, sitterAt, taken } from './checks.ts';
import { ownName, spareName } from './names.ts';
import { Refused } from './refused.ts';
import type { Room, Sitter } from './room.ts';
import { isTaken } from './room.ts';
import type { Sender } from './sender.ts';
import { seatsOf } from './sender.ts';
import { takeBack } from './taking-back.ts';

/** What a room can't know by itself. */
export interface Surroundings {
  readonly now: number;
  /** For how long whoever has this seat has not been connected, in milliseconds; 0 if they are here. */
  awayFor(seat: Seat): number;
  /** The bots that may sit down here. */
  readonly bots: readonly string[];
  /** 64 hex digits that nobody can guess. */
  secret(): string;
}

/** Messages that change a room. The others are about one connection only. */
export type Command =
  | Exclude<ToServer, { type: 'look' | 'chat' | 'react' | 'mute' | 'ping' | 'program' | 'rematch' }>
  | { readonly type: 'program'; readonly seat: Seat; readonly name: string; readonly key: string }
  | { readonly type: 'rematch'; readonly table: string };

/** How many seats one person may take: those who share a device. */
const MOST_SEATS_EACH = 4;
/** How often each may pause a game. Any player may resume it, so it is no way to keep the others waiting. */
const MOST_PAUSES = 5;
/** A log is read whole whenever its table is opened: what can be done again and again must have an end. */
export const MOST_ENTRIES = 20_000;
/** A bot steps in for someone who has been away for so long, not for a phone that changes its network. */
export const AWAY_MS = 30_000;
/** Without the word of someone who is away for so long, the others may break off. */
const LONG_AWAY_MS = 10 * 60_000;

/**
 * Does what a message asks for, and returns the entries that must be stored before anyone is told. Throws a `Refused`
 * or a `Refusal`: then nothing has changed.
 */
export function carryOut(
  room: Room,
  command: Command,
  from: Sender,
  around: Surroundings,
): Entry[] {
  const { now: at } = around;
  const log: Entry[] = [];
  const write = (entry: Entry): void => void log.push(room.fold(entry));
  const host = (): void => {
    if (from.kind !== 'guest' || from.guest !== room.host)
      throw new Refused('seat', 'Only the host of the table may do this.');
  };
  const player = (): Seat => {
    const [own] = seatsOf(room, from);
    if (own === undefined)
      throw new Refused('seat', 'Only those who sit at the table may do this.');
    return own;
  };

  if (room.revision >= MOST_ENTRIES && command.type !== 'answer')
    throw new Refused('over', 'This table’s log is full: from now on it only takes moves.');
  switch (command.type) {
    case 'sit': {
      phase(room, 'gathering');
      if (from.kind !== 'guest') throw new Refused('seat', 'A program has its seat.');
      if (room.isRemoved(from.guest))
        throw new Refused('seat', 'The host has removed you from this table.');
      const open = sitterAt(room, command.seat);
      if (open.kind !== 'open') throw new Refused('seat', 'This seat is taken. Choose another.');
      if (open.reserved !== undefined && open.reserved.guest !== from.guest)
        throw new Refused('seat', `This seat is kept for ${open.reserved.name}. Choose another.`);
      if (room.seatsOf(from.guest).length >= MOST_SEATS_EACH)
        throw new Refused('seat', `One device has at most ${MOST_SEATS_EACH} seats.`);
      write({
        type: 'sat',
        at,
        seat: command.seat,
        guest: from.guest,
        name: ownName(room, command.name),
      });
      break;
    }
    case 'leave':
      phase(room, 'gathering');
      mine(room, command.seat, from);
      write({ type: 'freed', at, seat: command.seat });
      break;
    case 'bot': {
      host();
      phase(room, 'gathering');
      const { kind } = sitterAt(room, command.seat);
      if (kind === 'person')
        throw new Refused('seat', 'Someone sits there. Ask them to leave first.');
      if (command.bot === null) write({ type: 'freed', at, seat: command.seat });
      else if (!around.bots.includes(command.bot))
        throw new Refused(
          'settings',
          `There is no bot "${command.bot}" at this server. There are: ${around.bots.join(', ')}.`,
        );
      else write({ type: 'bot', at, seat: command.seat, bot: command.bot, name: spareName(room) });
      break;
    }
    case 'program':
      if (!ownsProgram(room, command.seat, from)) host();
      // A program that sits there gets a new token at any time: the old one may be in the wrong hands.
      if (!ownsProgram(room, command.seat, from)) phase(room, 'gathering');
      if (sitterAt(room, command.seat).kind === 'person')
        throw new Refused('seat', 'Someone sits there. Ask them to leave first.');
      write({
        type: 'program',
        at,
        seat: command.seat,
        key: command.key,
        name: ownName(room, command.name),
        by: (from as Extract<Sender, { kind: 'guest' }>).guest,
      });
      break;
    case 'remove': {
      host();
      phase(room, 'gathering');
      const sitter = sitterAt(room, command.seat);
      if (sitter.kind === 'open' && sitter.reserved === undefined)
        throw new Refused('seat', 'Nobody sits there.');
      if (sitter.kind !== 'person' || sitter.guest === room.host)
        write({ type: 'freed', at, seat: command.seat });
      else
        for (const seat of room.seatsOf(sitter.guest))
          write({ type: 'freed', at, seat, removed: sitter.guest });
      break;
    }
    case 'swap':
      host();
      phase(room, 'gathering');
      sitterAt(room, command.seat);
      sitterAt(room, command.with);
      write({ type: 'swapped', at, seat: command.seat, with: command.with });
      break;
    case 'host':
      host();
      if (room.seatsOf(command.guest).length === 0)
        throw new Refused('seat', 'The host must sit at the table.');
      if (command.guest === room.host) throw new Refused('stale', 'They are the host already.');
      write({ type: 'host', at, guest: command.guest });
      break;
    case 'settle':
      host();
      phase(room, 'gathering');
      write({ type: 'settled', at, spec: readSpec(room, command.spec) });
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
      const { rulesVersion } = room.rules;
      write({ type: 'promised', at, secret, promise, rulesVersion });
      // Programs and bots add no number.
      if (room.seatsWhere(({ kind }) => kind === 'person').length === 0)
        write({ type: 'begun', at });
      break;
    }
    case 'share': {
      phase(room, 'shuffling');
      mine(room, command.seat, from);
      const { numbers } = room.shuffle!;
      if (numbers[command.seat] !== null)
        throw new Refused('stale', 'This seat has added its number.');
      write({ type: 'shared', at, seat: command.seat, number: command.number });
      if (missing(room).length === 0) write({ type: 'begun', at });
      break;
    }
    case 'answer': {
      // The rules list what is allowed when they refuse: nobody but the seat itself gets that far.
      mine(room, command.seat, from);
      playing(room);
      if (Number(command.answer.decision.split('.')[0]) !== command.seat)
        throw new Refused('seat', 'This is the decision of another seat.');
      if (room.isPlayedByBot(command.seat))
        throw new Refused('seat', 'A bot plays for this seat. Take it back first.');
      fresh(room, command.revision, room.lastUndo);
      write({
        type: 'answered',
        at,
        seat: command.seat,
        hand: 'own',
        answer: command.answer,
        events: [],
      });
      finish(room, write, at);
      break;
    }
    case 'undo':
      mine(room, command.seat, from);
      playing(room);
      if (room.isPlayedByBot(command.seat))
        throw new Refused('seat', 'A bot plays for this seat. Take it back first.');
      fresh(room, command.revision, room.lastMove);
      takeBack(room, command.seat, seatsOf(room, from), write, at);
      break;
    case 'vote': {
      mine(room, command.seat, from);
      const { vote } = room;
      if (vote === null || vote.at !== command.asked)
        throw new Refused('stale', 'This question is settled.');
      const isAsked = vote.asked.includes(command.seat) && !vote.agreed.includes(command.seat);
      // Whoever asked may say no to themselves: they ask no longer.
      if (!isAsked && (vote.by !== command.seat || command.yes))
        throw new Refused('stale', 'Nothing is asked of this seat.');
      write({ type: 'voted', at, seat: command.seat, yes: command.yes });
      break;
    }
    case 'pause': {
      const seat = player();
      playing(room);
      const paused = seatsOf(room, from).reduce((sum, own) => sum + room.pausesOf(own), 0);
      if (paused >= MOST_PAUSES)
        throw new Refused(
          'seat',
          `You can pause a game ${MOST_PAUSES} times, and you have used them all.`,
        );
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
      mine(room, command.seat, from);
      phase(room, 'playing');
      if (taken(room, command.seat).conceded) throw new Refused('stale', 'This seat has given up.');
      write({ type: 'conceded', at, seat: command.seat });
      if (room.active().length === 0 || isAlone(room))
        write({ type: 'ended', at, why: 'conceded', winners: room.seatsWhere(isIn) });
      break;
    case 'reclaim':
      mine(room, command.seat, from);
      phase(room, 'playing');
      if (!taken(room, command.seat).standIn)
        throw new Refused('stale', 'This seat is yours already.');
      if (room.waiting().includes(command.seat) && room.clocks?.isSpent(command.seat))
        throw new Refused(
          'seat',
          'Your time for this decision is up: the bot makes it. Take your seat back after that.',
        );
      write({ type: 'reclaimed', at, seat: command.seat });
      break;
    case 'stand-in': {
      host();
      playing(room);
      const sitter = sitterAt(room, command.seat);
      if (!isTaken(sitter) || sitter.standIn || sitter.conceded)
        throw new Refused('stale', 'A bot plays there already.');
      if (around.awayFor(command.seat) < AWAY_MS)
        throw new Refused(
          'seat',
          `A bot can step in for ${sitter.name} once they have been away for ${AWAY_MS / 1000} seconds.`,
        );
      write({ type: 'stood-in', at, seat: command.seat, why: 'away' });
      break;
    }
    case 'abandon': {
      const seat = player();
      phase(room, 'playing');
      if (room.vote !== null) throw new Refused('stale', 'Another question is still open.');
      // Whoever has been gone for long can't keep the others at the table.
      const of = room
        .othersThan(seat)
        .filter(one => !room.isPlayedByBot(one) || around.awayFor(one) < LONG_AWAY_MS);
      write({ type: 'asked', at, seat, about: 'abandon', of });
      break;
    }
    case 'rematch':
      player();
      phase(room, 'over');
      if (room.rematch !== null) throw new Refused('stale', 'There is a new table already.');
      write({ type: 'rematch', at, table: command.table });
      break;
  }
  settleVote(room, write, at);
  return log;
}

/** Settings as the rules take them. */
function readSpec(room: Room, spec: TableSpec): TableSpec {
  if (spec.game !== room.spec.game)
    throw new Refused('settings', 'Another game needs another table.');
  return { ...spec, settings: readSettings(room.rules.name, room.rules.settings, spec.settings) };
}

/** Whether a program sits there whose token came from the sender: another host must not see its hand. */
function ownsProgram(room: Room, seat: Seat, from: Sender): boolean {
  const sitter = sitterAt(room, seat);
  return sitter.kind === 'program' && from.kind === 'guest' && sitter.by === from.guest;
}

function isIn(sitter: Sitter): boolean {
  return sitter.kind !== 'open' && !(isTaken(sitter) && sitter.conceded);
}

/** Whether all others have given up. */
function isAlone(room: Room): boolean {
  return room.seatsWhere(isIn).length === 1;
}
