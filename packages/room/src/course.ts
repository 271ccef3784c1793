import type { Answer, Seat } from '@castellan/kernel';
import { MOST_MOVES } from '@castellan/kernel';
import { paceOf, shufflePromise } from '@castellan/protocol';
import { Change } from './change.ts';
import type { Entry } from './entry.ts';
import type { Room } from './room.ts';
import { MOST_STANDING, standingAnswer } from './standing.ts';

// What happens at a table without anyone asking for it: a bot's answer, the passing of time, and what follows from what
// was done.

/** How long the others wait for a browser's number after the last one came. */
export const SHARE_MS = 4000;

/** An answer of a bot: for its own seat, or for someone who is away. */
export function botAnswers(room: Room, seat: Seat, answer: Answer, at: number): readonly Entry[] {
  const change = new Change(room, at);
  const hand = room.seats[seat]!.kind === 'bot' ? 'own' : 'stand-in';
  change.write({ type: 'answered', seat, hand, answer, events: [] });
  finish(change);
  return change.entries;
}

/** What the time alone brings: numbers that came too late, clocks that have run out. */
export function timePasses(room: Room, at: number): readonly Entry[] {
  const change = new Change(room, at);
  if (room.phase === 'shuffling' && at >= room.sharedAt + SHARE_MS) change.write({ type: 'begun' });
  for (let next = clockDue(room, at); next !== null; next = clockDue(room, at)) {
    // A player who only had to end their turn has ended it.
    const answer = room.held?.seat === next ? room.held.answer : null;
    if (answer === null) change.write({ type: 'stood-in', seat: next, why: 'time' });
    else {
      change.write({ type: 'answered', seat: next, hand: 'own', answer, events: [] });
      finish(change);
    }
  }
  return change.entries;
}

/** The host is gone: the next person at the table who is there takes over. Empty: nobody is there. */
export function hostIsGone(
  room: Room,
  isHere: (guest: string) => boolean,
  at: number,
): readonly Entry[] {
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

/** Nobody waits for this person until then, at a table by turns. */
export function rests(room: Room, guest: string, until: number, at: number): readonly Entry[] {
  const change = new Change(room, at);
  if (room.phase === 'playing' && paceOf(room.spec.clock) === 'turns')
    for (const seat of room.seatsOf(guest))
      if (room.rests[seat] !== until) change.write({ type: 'rested', seat, until });
  return change.entries;
}

/** When `timePasses` will next have something to do; null: never, unless someone does something. */
export function nextTime(room: Room): number | null {
  if (room.phase === 'shuffling') return room.sharedAt + SHARE_MS;
  return room.clocks?.next()?.at ?? null;
}

/** The seats of people whose number is not there yet. */
export function missing(room: Room): Seat[] {
  const { numbers } = room.shuffle!;
  return room.seatsWhere(({ kind }) => kind === 'person').filter(seat => numbers[seat] === null);
}

/** All seats are taken: the server promises its secret, and everyone adds a number. Programs and bots add none. */
export function promise(change: Change, secret: string): void {
  const { room } = change;
  const { rulesVersion } = room.rules;
  const promised = shufflePromise(room.id, room.settled(), secret);
  change.write({ type: 'promised', secret, promise: promised, rulesVersion });
  if (missing(room).length === 0) change.write({ type: 'begun' });
}

/** A game that has gone as far as it can is over. */
export function finished(room: Room, at: number): readonly Entry[] {
  const change = new Change(room, at);
  finish(change);
  return change.entries;
}

/** What follows from an answer: the game ends when the rules say so, or when it has gone on for too long; or someone has answered ahead. */
export function finish(change: Change): void {
  const { room } = change;
  for (let times = 0; ; times++) {
    const table = room.table!;
    const outcome = table.outcome();
    if (outcome !== null) change.write({ type: 'ended', why: 'played', winners: outcome.winners });
    else if (table.answers.length >= MOST_MOVES)
      change.write({ type: 'ended', why: 'limit', winners: [] });
    const next = room.phase === 'over' || times === MOST_STANDING ? null : standingAnswer(room);
    if (next === null) return;
    change.write({ type: 'answered', hand: 'own', events: [], ...next });
  }
}
