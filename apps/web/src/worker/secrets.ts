import type { Position, Seat, Table, View } from '@castellan/kernel';

/** Those of the seats that know something which is not open to all: what they see is not what anyone sees. */
export function keepersAmong(table: Table<Position, View>, seats: readonly Seat[]): Seat[] {
  const open = textOf(table.view('spectator'));
  return seats.filter(seat => textOf(table.view(seat)) !== open);
}

/** All of a view but whose it is. */
function textOf({ viewer: _, ...seen }: View): string {
  return JSON.stringify(seen);
}
