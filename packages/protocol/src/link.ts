import { copy } from '@castellan/kernel';
import type { FromTable, ToTable } from './message.ts';

/** The one way between a table and one who sits at it: in the page, through a worker, over a socket. */
export interface Link {
  send(message: ToTable): void;
  /** Who listens gets every message from then on; the result stops it. */
  listen(hear: (message: FromTable) => void): () => void;
  close(): void;
}

/** Whoever keeps the table at the other end of a link. */
export interface FarEnd {
  take(message: unknown): void;
  close(): void;
}

/** A link within one program. Every message goes through JSON, so that local play hides no mistake that a wire would show. */
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
