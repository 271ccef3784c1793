import type { SeatView } from '@castellan/protocol';

/** For whom a free seat is kept: when the same people play again, their seats wait for them. */
export const keptFor = (seat: SeatView) => (seat.kind === 'open' ? (seat.reserved ?? null) : null);
