import type { Flight } from '../contract.ts';
import type { Cue } from '../director/timeline.ts';

/** Where nothing waits for it: how long all of it may take, and how long one flight takes. */
export const WHOLE_MS = 700;
export const FLIGHT_MS = 420;

/** A flight with its time. */
export interface Timed {
  readonly flight: Flight;
  readonly delay: number;
  readonly ms: number;
}

/** When each of n flights starts: one after the other, all of them landed within the whole. */
export function starts(n: number, whole = WHOLE_MS, one = FLIGHT_MS): number[] {
  const gap = n <= 1 ? 0 : Math.min(80, (whole - one) / (n - 1));
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

/** The rest of a beat belongs to what comes of it: numbers count up before the next thing is asked. */
const FLYING = 0.65;

/** How long the things of a beat fly, the last of them landed. An action is told for longer than that. */
export const flyingTime = ({ kind, ms }: Cue): number =>
  Math.min(kind === 'gain' || kind === 'pay' ? ms * FLYING : ms, WHOLE_MS);

/** When each thing flies: within its beat, or all at once where nothing waits for them. */
export function timed(cues: readonly Cue[]): Timed[] {
  if (cues.every(({ ms }) => ms === 0)) {
    const all = ghosts(cues.flatMap(({ flights }) => flights));
    return spread(all, 0, WHOLE_MS, FLIGHT_MS);
  }
  return cues.flatMap(cue => {
    const whole = flyingTime(cue);
    return whole === 0 ? [] : spread(ghosts(cue.flights), cue.at, whole, whole * 0.7);
  });
}

function spread(flights: readonly Flight[], at: number, whole: number, one: number): Timed[] {
  const delays = starts(flights.length, whole, one);
  return flights.map((flight, i) => ({ flight, delay: at + delays[i]!, ms: one }));
}
