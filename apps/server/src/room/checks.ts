import type { Seat } from '@castellan/kernel';
import { Refused } from './refused.ts';
import type { Room, Sitter } from './room.ts';
import { isTaken } from './room.ts';
import type { Sender } from './sender.ts';
import { isSitter } from './sender.ts';

// Whether something may be done now, and by this sender. Each says why not by throwing a `Refused`.

export function phase(room: Room, wanted: Room['phase']): void {
  if (room.phase === wanted) return;
  const why = {
    gathering: 'The table has begun.',
    shuffling: 'Nothing is being shuffled.',
    playing: room.phase === 'over' ? 'The game is over.' : 'The game has not begun.',
    over: 'The game is not over.',
  };
  throw new Refused(room.phase === 'over' ? 'over' : 'stale', why[wanted]);
}

export function playing(room: Room): void {
  phase(room, 'playing');
  if (room.paused !== null) throw new Refused('stale', 'The table is paused.');
}

/** Refuses what was sent before its sender knew of the last move that matters. Ids are used again after an undo. */
export function fresh(room: Room, revision: number, since: number): void {
  if (revision < since || revision > room.revision)
    throw new Refused(
      'stale',
      `The table has moved on: it is at revision ${room.revision}, not ${revision}.`,
    );
}

export function sitterAt(room: Room, seat: Seat): Sitter {
  const sitter = room.seats[seat];
  if (sitter === undefined) throw new Refused('seat', `There is no seat ${seat} at this table.`);
  return sitter;
}

export function mine(room: Room, seat: Seat, from: Sender): void {
  if (!isSitter(from, sitterAt(room, seat)))
    throw new Refused('seat', `Seat ${seat} is not yours.`);
}

export function taken(room: Room, seat: Seat): Extract<Sitter, { kind: 'person' | 'program' }> {
  const sitter = sitterAt(room, seat);
  if (!isTaken(sitter)) throw new Refused('seat', 'Nobody has this seat.');
  return sitter;
}
