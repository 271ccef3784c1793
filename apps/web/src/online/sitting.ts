import type { RoomView, SeatView } from '@castellan/protocol';

type Taken = Extract<SeatView, { kind: 'person' | 'program' }>;

/** Whether a person or a program has the seat. */
const isTaken = (seat: SeatView): seat is Taken =>
  seat.kind === 'person' || seat.kind === 'program';

/** Whether the one who has the seat plays it themselves. */
const isPlayed = (seat: SeatView): boolean =>
  isTaken(seat) && seat.standIn === null && !seat.conceded;

export const hasConceded = (seat: SeatView): boolean => isTaken(seat) && seat.conceded;

/** Nobody is playing any more: bots don't play among themselves, and the table waits. */
export const isHeld = ({ phase, seats }: RoomView): boolean =>
  phase === 'playing' && !seats.some(isPlayed);

/** A bot decides there: it sits there, or plays for someone. */
export const isBots = (seat: SeatView): boolean => seat.kind !== 'open' && !isPlayed(seat);
