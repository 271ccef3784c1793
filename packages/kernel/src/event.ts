import type { Json, Phrase } from './json.ts';
import type { Seat, Viewer } from './seat.ts';

/**
 * What happened, told to everyone: a phrase. What only one seat may know goes into `secret`, beside
 * the seat that may; it replaces the public arguments of the same name for that seat alone.
 */
export interface Event extends Phrase {
  readonly secret?: { readonly seat: Seat; readonly [argument: string]: Json };
}

/** The event as this viewer gets it. There is no other way out for an event. */
export function projectEvent(event: Event, viewer: Viewer): Phrase {
  const { secret, ...open } = event;
  if (!secret || secret.seat !== viewer) return open;
  const { seat: _, ...known } = secret;
  return { ...open, ...known };
}
