import { copy } from '@castellan/kernel';
import type { FromTable, ToTable } from './message.ts';

/** A connection between a table and a participant: in the page, through a worker, over a socket. */
export interface Link {
  send(message: ToTable): void;
  /** The listener gets every message from now on; the returned function stops it. */
  listen(hear: (message: FromTable) => void): () => void;
  close(): void;
}

/** Whoever keeps the table at the other end of a link. */
export interface FarEnd {
  take(message: unknown): void;
  close(): void;
}

/**
 * A link within one program. Every message goes through JSON, so that local play hides no mistake that a network
 * would show.
 */
export function localLink(sit: (send: (message: FromTable) => void) => FarEnd): Link {
  const ears = new Set<(message: FromTable) => void>();
  const table = sit(message => {
    const sent = copy(message);
    for (const hear of ears) hear(sent);
  });
  return {
    send: (message: ToTable) => table.take(copy(message)),
    listen: hear => {
      ears.add(hear);
      return () => void ears.delete(hear);
    },
    close: () => {
      ears.clear();
      table.close();
    },
  };
}
