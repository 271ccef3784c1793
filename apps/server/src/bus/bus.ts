/** What another process said: plain data, from whom. */
export type Hear = (from: string, message: unknown) => void;

/**
 * Carries messages between the processes of one house. A message arrives at most once, never at its sender, and may
 * be lost: whatever matters lies in the store, and is looked up there when the bus was away. Every implementation runs
 * the same tests (`bus.test.ts`).
 */
export interface Bus {
  /** What this process is called by the others. */
  readonly id: string;
  /** How many bytes a message may have, as JSON. */
  readonly largest: number;
  /** Whether the others can hear us. While they can't, what is published is dropped, so that nothing piles up. */
  readonly isUp: boolean;
  publish(subject: string, message: unknown): void;
  /** Hears all that others publish on a subject; the returned function ends it. */
  subscribe(subject: string, hear: Hear): () => void;
  /** The bus was away and is back: messages may be lost, ours and theirs. */
  onReturn(then: () => void): void;
  close(): Promise<void>;
}

/** For a process that knows of no other: if there is one on the same store all the same, only the store tells. */
export const noBus: Bus = {
  id: 'alone',
  largest: Number.POSITIVE_INFINITY,
  isUp: false,
  publish: () => {},
  subscribe: () => () => {},
  onReturn: () => {},
  close: async () => {},
};
