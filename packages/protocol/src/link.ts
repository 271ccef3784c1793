import type { FromTable, ToTable } from './message.ts';

/** The one way between a table and one who sits at it: in the page, through a worker, over a socket. */
export interface Link {
  send(message: ToTable): void;
  /** Who listens gets every message from then on; the result stops it. */
  listen(hear: (message: FromTable) => void): () => void;
  close(): void;
}
