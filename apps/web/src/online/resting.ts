import type { SeatView } from '@castellan/protocol';

/** Someone on vacation, and until when their clock is paused. */
type Resting = Extract<SeatView, { kind: 'person' | 'program' }> & { readonly rests: number };

export const isResting = (seat: SeatView): seat is Resting =>
  (seat.kind === 'person' || seat.kind === 'program') && (seat.rests ?? 0) > Date.now();

/** A day by its name and date. */
export const dayOf = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
