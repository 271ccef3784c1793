import type { Seat } from '@castellan/kernel';
import { MOST_MOVES } from '@castellan/kernel';
import type { Entry } from './entry.ts';
import type { Room } from './room.ts';
import { lastAnswerOf } from './taking-back.ts';

// What happens at a table without anyone asking for it: a bot's answer, the passing of time, and what follows from what
// was done.

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
  if (room.phase === 'shuffling' && at >= room.sharedAt + SHARE_MS) write({ type: 'begun', at });
  for (let next = clockDue(room, at); next !== null; next = clockDue(room, at))
    write({ type: 'stood-in', at, seat: next, why: 'time' });
  settleVote(room, write, at);
  return log;
}

/** The host is gone: the next person at the table who is there takes over. Empty: nobody is there. */
export function hostIsGone(room: Room, isHere: (guest: string) => boolean, at: number): Entry[] {
  const next = room.seats.find(
    sitter => sitter.kind === 'person' && sitter.guest !== room.host && isHere(sitter.guest),
  );
  if (next?.kind !== 'person' || room.phase === 'over') return [];
  return [room.fold({ type: 'host', at, guest: next.guest })];
}

/** The seat whose clock has run out. */
function clockDue(room: Room, at: number): Seat | null {
  const next = room.clocks?.next() ?? null;
  return next === null || next.at > at ? null : next.seat;
}

/** When `timePasses` will next have something to do; null: never, unless someone does something. */
export function nextTime(room: Room): number | null {
  if (room.phase === 'shuffling') return room.sharedAt + SHARE_MS;
  return room.clocks?.next()?.at ?? null;
}

/** How long the others wait for a browser's number after the last one came. */
export const SHARE_MS = 4000;

/** The seats of people whose number is not there yet. */
export function missing(room: Room): Seat[] {
  const { numbers } = room.shuffle!;
  return room.seatsWhere(({ kind }) => kind === 'person').filter(seat => numbers[seat] === null);
}

/** The game ends when the rules say so, or when it has gone on for too long. */
export function finish(room: Room, write: (entry: Entry) => void, at: number): void {
  const outcome = room.table!.outcome();
  if (outcome !== null) write({ type: 'ended', at, why: 'played', winners: outcome.winners });
  else if (room.table!.answers.length >= MOST_MOVES)
    write({ type: 'ended', at, why: 'limit', winners: [] });
}

/** When each who is asked has agreed, it is done. */
export function settleVote(room: Room, write: (entry: Entry) => void, at: number): void {
  const { vote } = room;
  if (room.phase !== 'playing' || vote === null) return;
  if (!vote.asked.every(seat => vote.agreed.includes(seat))) return;
  if (vote.about === 'abandon') write({ type: 'ended', at, why: 'abandoned', winners: [] });
  else write({ type: 'undone', at, seat: vote.by, to: lastAnswerOf(room, vote.by) });
}
