import type { Viewer } from '@castellan/kernel';
import type { FromTable, RefusedCode, ToTable } from '@castellan/protocol';

/**
 * The state of a line to a table. `gone`: the table does not want this page, or is gone. `outdated`: page and server
 * are of different versions. `stranger`: the server no longer takes this device for who it was.
 */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'outdated' | 'stranger';

/** What someone who comes back has seen already. */
export interface Seen {
  readonly revision: number;
  readonly viewer: Viewer;
  /** How many answers they were told of. */
  readonly told: number;
}

/** What a wire tells the holder of its near end. */
export interface NearEnd {
  hear(message: FromTable): void;
  /** The line has changed; `why` it is gone. */
  changed(connection: Connection, why?: RefusedCode | null): void;
  /** Null: nothing yet. */
  seen(): Seen | null;
}

/** A line to a table: into a worker, or over a network. */
export interface Wire {
  open(end: NearEnd): void;
  /** False: there is no connection, and nothing was sent. */
  send(message: ToTable): boolean;
  close(): void;
}
