import type { Calling, CallWishes } from '@castellan/protocol';

/** What each part of the screen needs. */
export interface CallsProps {
  readonly calling: Calling;
  readonly wishes: CallWishes;
  change(some: Partial<CallWishes>): void;
  /** Something has changed: it is loaded again. */
  look(): void;
}
