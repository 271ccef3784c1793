import { nextTime } from '../room/course.ts';
import type { Room } from '../room/room.ts';
import { isTaken } from '../room/seats.ts';
import type { TableHead } from '../store/store.ts';

/** What the lobby and the clockwork must know of a room. */
export function headOf(room: Room): TableHead {
  const guestAt = (seat: number): string[] => {
    const sitter = room.seats[seat]!;
    return sitter.kind === 'person' ? [sitter.guest] : [];
  };
  const { table } = room;
  return {
    id: room.id,
    game: room.spec.game,
    phase: room.phase,
    // Once it is played, it is there only for those who may look on.
    isOpen: room.spec.open && (room.spec.watch || room.phase === 'gathering'),
    updated: room.updated,
    due: room.botSeat() === null ? nextTime(room) : room.updated,
    host: room.host,
    guests: room.seats.flatMap((_, seat) => guestAt(seat)),
    // Whoever is played for is not asked; if nobody plays themselves, the table waits for any of them.
    waiting: room
      .waiting()
      .filter(seat => !room.isPlayedByBot(seat))
      .flatMap(guestAt),
    held:
      room.phase === 'playing' && room.active().length === 0
        ? room
            .seatsWhere(one => isTaken(one) && one.standIn !== null && !one.conceded)
            .flatMap(guestAt)
        : [],
    names: room.seats.map(sitter => (sitter.kind === 'open' ? null : sitter.name)),
    clock: JSON.stringify(room.spec.clock),
    turn: table === null ? 0 : table.game.turns(table.state),
  };
}
