import type { Phrase, Position, Seat, Table, View, Viewer } from '@castellan/kernel';
import type { DeckFacts, RoomView, Scene, SeatView } from '@castellan/protocol';
import { chosenPortrait } from '@castellan/protocol';
import type { Room } from './room.ts';
import type { Sitter } from './seats.ts';
import { portraitOf } from './seats.ts';
import { canReopen } from './vote.ts';

// What a viewer may know of a room. Nothing else of it is ever sent.

/** For whom a view of the room is made. */
export interface Recipient {
  readonly guest: string;
  /** Their seats. */
  readonly seats: readonly Seat[];
  readonly muted: readonly string[];
  /** Those who allow words. */
  readonly words: readonly string[];
  readonly watching: number;
  isHere(seat: Seat): boolean;
}

export function roomView(room: Room, by: Recipient): RoomView {
  const { id, spec, rules, phase, host, promise, paused, vote, ending, rematch, shuffle } = room;
  return {
    id,
    spec,
    rulesVersion: rules.rulesVersion,
    ...deckFacts(room),
    phase,
    seats: room.seats.map((sitter, seat) =>
      seatView(sitter, by.isHere(seat), room.rests[seat] ?? 0),
    ),
    host,
    begunBy: room.begunBy,
    promise,
    shared: shuffle?.numbers.flatMap((number, seat) => (number === null ? [] : [seat])) ?? null,
    paused,
    vote,
    ending,
    rematch,
    watching: by.watching,
    words: by.words,
    you: {
      guest: by.guest,
      seats: by.seats,
      isHost: by.guest === host,
      muted: by.muted,
      standing: by.seats.reduce((sum, seat) => sum + (room.standing[seat]?.length ?? 0), 0),
    },
  };
}

/** What everyone may know of the deck before they sit down. */
export function deckFacts({ rules: { deck } }: Room): { readonly deck?: DeckFacts } {
  if (deck === undefined) return {};
  const { text: _, ...facts } = deck;
  return { deck: facts };
}

function seatView(sitter: Sitter, isHere: boolean, rests: number): SeatView {
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
      const face = chosenPortrait(portraitOf(sitter));
      const seat = { kind, name, guest, ...face, isHere, standIn, conceded };
      return rests === 0 ? seat : { ...seat, rests };
    }
  }
}

/** The game as a viewer sees it; null before it has begun. */
export function sceneOf(room: Room, viewer: Viewer): Scene | null {
  const { table } = room;
  if (table === null) return null;
  const isOver = room.phase === 'over';
  const isOwn = typeof viewer === 'number' && !isOver && !room.isPlayedByBot(viewer);
  const held = room.held?.seat === viewer ? room.held : null;
  const waiting = isOver || held !== null ? [] : room.waiting();
  const { game } = table;
  return {
    view: held === null ? table.view(viewer) : game.view(held.ahead.state, viewer),
    decision:
      isOwn && waiting.includes(viewer)
        ? (table.decisions().find(({ seat }) => seat === viewer) ?? null)
        : null,
    waiting,
    keepers: keepersIn(room, table),
    turn: game.turns(table.state),
    answered: table.answers.length,
    canUndo:
      typeof viewer === 'number' &&
      (isOver ? canReopen(room, viewer) : isOwn && (held !== null || canUndo(room, viewer))),
    held: held !== null,
    outcome: table.outcome(),
    commitment: table.commitment,
    seed: isOver ? table.seed : null,
    clocks: room.clocks?.view() ?? null,
  };
}

/** Those who share a device and know something that is not open to all. */
function keepersIn(room: Room, table: Table<Position, View>): Seat[] {
  const shared = room.seatsWhere(
    one => one.kind === 'person' && room.seatsOf(one.guest).length > 1,
  );
  if (shared.length === 0 || room.phase === 'over') return [];
  const open = textOf(table.view('spectator'));
  return shared.filter(seat => textOf(table.view(seat)) !== open);
}

/** All of a view but whose it is. */
function textOf({ viewer: _, ...seen }: View): string {
  return JSON.stringify(seen);
}

function canUndo(room: Room, seat: Seat): boolean {
  const { undo } = room.spec;
  if (undo === 'off' || room.paused !== null) return false;
  return room.table!.canUndo(seat) || (undo === 'ask' && room.lastAnswerOf(seat) >= 0);
}

/** What a viewer was told of each answer, from one on; last of one that waits. */
export function toldFrom(room: Room, viewer: Viewer, from: number): Phrase[][] {
  const { table } = room;
  if (table === null) return [];
  const told = table.events.slice(from).map(events => table.told(events, viewer));
  return room.held?.seat === viewer ? [...told, table.told(room.held.ahead.events, viewer)] : told;
}
