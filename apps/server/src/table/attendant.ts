import type { Viewer } from '@castellan/kernel';
import type { FromServer } from '@castellan/protocol/net';
import type { Refused } from '../room/refused.ts';
import type { Sender } from '../room/sender.ts';

/** What a page says it has seen when it comes back. */
export interface Cursor {
  readonly revision: number;
  readonly viewer: Viewer;
  /** How many answers it was told of. */
  readonly told: number;
}

/** Someone who is connected to a table: a page, or a program in a seat. */
export interface Attendant {
  readonly sender: Sender;
  /** From where they look at the game. */
  viewer: Viewer;
  /** `text` is the message as JSON, made once for all who get the same. */
  hear(message: FromServer, text: string): void;
  /** The table does not want them, or is gone. */
  dismiss(why: Refused): void;
  /** The line is closed, and may be opened again. */
  hangUp(): void;
}
