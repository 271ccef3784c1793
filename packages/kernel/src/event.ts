import type { Json, Phrase } from './json.ts';
import type { Seat, Viewer } from './seat.ts';

/** What one seat may know more than the others. */
export interface Secret {
  readonly seat: Seat;
  readonly [argument: string]: Json;
}

/**
 * What happened, told to everyone: a phrase. What only some may know goes into `secret`, beside the seat that may;
 * where that is more than one seat, into a list with an entry for each. It replaces the public arguments of the same
 * name for that seat alone.
 */
export interface Event extends Phrase {
  readonly secret?: Secret | readonly Secret[];
}

/** The event as this viewer gets it. There is no other way out for an event. */
export function projectEvent(event: Event, viewer: Viewer): Phrase {
  const { secret: _, ...open } = event;
  const own = secretsOf(event).find(({ seat }) => seat === viewer);
  if (own === undefined) return open;
  const { seat: __, ...known } = own;
  return { ...open, ...known };
}

/** The seats that are told more than everyone is. */
export function confidants(event: Event): Seat[] {
  return [...new Set(secretsOf(event).map(({ seat }) => seat))];
}

function secretsOf({ secret }: Event): readonly Secret[] {
  if (secret === undefined) return [];
  return isList(secret) ? secret : [secret];
}

function isList(secret: Secret | readonly Secret[]): secret is readonly Secret[] {
  return Array.isArray(secret);
}
