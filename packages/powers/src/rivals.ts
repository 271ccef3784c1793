import { MOST_SEATS } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';

/** By number of seats, then by seat. Made once: powers ask for it in playouts. */
const RIVALS: readonly (readonly (readonly Seat[])[])[] = Array.from(
  { length: MOST_SEATS + 1 },
  (_, seats) =>
    Array.from({ length: seats }, (__, seat) =>
      Array.from({ length: seats - 1 }, (___, i) => (seat + 1 + i) % seats),
    ),
);

/** The other seats of a table, in turn order from this one. */
export function rivalsOf(seats: number, seat: Seat): readonly Seat[] {
  return RIVALS[seats]![seat]!;
}
