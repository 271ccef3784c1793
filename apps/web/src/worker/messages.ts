import type { FromTable, ToTable } from '@castellan/protocol';
import type { Entry } from '@castellan/room';

/** What a page tells the worker that keeps its table. */
export type ToWorker =
  /** A table of this game is likely: its rules may be fetched. */
  | { readonly type: 'expect'; readonly game: string }
  /** A table of this browser, to be played. */
  | { readonly type: 'play'; readonly log: readonly Entry[] }
  /** A game to look at again. Until it is over it is shown from the seats of this screen alone. */
  | { readonly type: 'replay'; readonly log: readonly Entry[] }
  | { readonly type: 'take'; readonly message: ToTable }
  /** What was asked of the store is done; `entries`: what was read. */
  | { readonly type: 'stored'; readonly n: number; readonly entries?: readonly Entry[] }
  | {
      readonly type: 'unstored';
      readonly n: number;
      readonly isConflict: boolean;
      readonly why: string;
    }
  /** Another tab has written to the table. */
  | { readonly type: 'changed' };

/** What the worker asks of the page, which keeps the log. */
export type StoreTask =
  | { readonly type: 'append'; readonly seq: number; readonly entries: readonly Entry[] }
  | { readonly type: 'read' };

export type FromWorker =
  | { readonly type: 'hear'; readonly message: FromTable }
  | { readonly type: 'store'; readonly n: number; readonly task: StoreTask };
