import type { Json, Phrase } from './json.ts';
import type { Seat, Viewer } from './seat.ts';

/** What one seat may know beyond the others. */
export interface Secret {
  readonly seat: Seat;
  readonly [argument: string]: Json;
}

/**
 * Something that happened, told to everyone as a phrase. What only one seat may know goes into `secret` with that
 * seat; for several seats, a list with one entry each. For that seat, a secret's arguments replace the public ones of
 * the same name.
 */
export interface Event extends Phrase {
  readonly secret?: Secret | readonly Secret[];
}

/** The event as this viewer gets it. Events leave the kernel in no other way. */
export function projectEvent(event: Event, viewer: Viewer): Phrase {
  const { secret: _, ...open } = event;
  const own = secretsOf(event).find(({ seat }) => seat === viewer);
  if (own === undefined) return open;
  const { seat: __, ...known } = own;
  return { ...open, ...known };
}

function secretsOf({ secret }: Event): readonly Secret[] {
  if (secret === undefined) return [];
  return isList(secret) ? secret : [secret];
}

function isList(secret: Secret | readonly Secret[]): secret is readonly Secret[] {
  return Array.isArray(secret);
}
