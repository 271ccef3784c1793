import type { Flight } from '../contract.ts';

/** How long all of it may take, and how long one flight takes. */
export const WHOLE_MS = 700;
export const FLIGHT_MS = 420;

/** When each of n flights starts: one after the other, all of them landed within the whole. */
export function starts(n: number): number[] {
  const gap = n <= 1 ? 0 : Math.min(80, (WHOLE_MS - FLIGHT_MS) / (n - 1));
  return Array.from({ length: n }, (_, i) => i * gap);
}

/** What of a flight is drawn: tokens fly singly up to five, then as one heap. */
export function ghosts(flights: readonly Flight[]): Flight[] {
  return flights.flatMap(flight => {
    const n = flight.n ?? 1;
    if (flight.token === undefined || n <= 1 || n > 5) return [flight];
    return Array.from({ length: n }, () => ({ ...flight, n: 1 }));
  });
}
