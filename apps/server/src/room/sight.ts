import type { Phrase, Seat, Viewer } from '@castellan/kernel';
import type { RoomView, Scene, SeatView } from '@castellan/protocol/net';
import type { Room } from './room.ts';
import type { Sitter } from './seats.ts';

// What a viewer may know of a room. Nothing else of it is ever sent.

/** For whom a view of the room is made. */
export interface Recipient {
  readonly guest: string;
  readonly muted: readonly string[];
  readonly watching: number;
  isHere(seat: Seat): boolean;
}

export function roomView(room: Room, by: Recipient): RoomView {
  const { id, spec, rules, phase, host, promise, paused, vote, ending, rematch, shuffle } = room;
  return {
    id,
    spec,
    rulesVersion: rules.rulesVersion,
    phase,
    seats: room.seats.map((sitter, seat) => seatView(sitter, by.isHere(seat))),
    host,
    promise,
    shared: shuffle?.numbers.flatMap((number, seat) => (number === null ? [] : [seat])) ?? null,
    paused,
    vote,
    ending,
    rematch,
    watching: by.watching,
    you: {
      guest: by.guest,
      seats: room.seatsOf(by.guest),
      isHost: by.guest === host,
      muted: by.muted,
    },
  };
}

function seatView(sitter: Sitter, isHere: boolean): SeatView {
  switch (sitter.kind) {
    case 'open':
      return sitter.reserved === undefined
        ? { kind: 'open' }
        : { kind: 'open', reserved: sitter.reserved };
    case 'bot':
      return sitter;
    case 'person':
    case 'program': {
      const { kind, name, standIn, conceded } = sitter;
      const guest = sitter.kind === 'person' ? sitter.guest : null;
      return { kind, name, guest, isHere, standIn, conceded };
    }
  }
}

/** The game as a viewer sees it; null before it has begun. */
export function sceneOf(room: Room, viewer: Viewer): Scene | null {
  const { table } = room;
  if (table === null) return null;
  const isOver = room.phase === 'over';
  const isOwn = typeof viewer === 'number' && !isOver && !room.isPlayedByBot(viewer);
  const waiting = isOver ? [] : room.waiting();
  return {
    view: table.view(viewer),
    decision:
      isOwn && waiting.includes(viewer)
        ? (table.decisions().find(({ seat }) => seat === viewer) ?? null)
        : null,
    waiting,
    turn: table.game.turns(table.state),
    answered: table.answers.length,
    canUndo: isOwn && canUndo(room, viewer),
    outcome: table.outcome(),
    commitment: table.commitment,
    seed: isOver ? table.seed : null,
    clocks: room.clocks?.view() ?? null,
  };
}

function canUndo(room: Room, seat: Seat): boolean {
  const { undo } = room.spec;
  if (undo === 'off' || room.paused !== null) return false;
  return room.table!.canUndo(seat) || (undo === 'ask' && room.lastAnswerOf(seat) >= 0);
}

/** What a viewer was told of each answer, from one on. */
export function toldFrom(room: Room, viewer: Viewer, from: number): Phrase[][] {
  const { table } = room;
  if (table === null) return [];
  return table.events.slice(from).map(events => table.told(events, viewer));
}
