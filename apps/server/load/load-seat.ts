import type { Answer, Decision } from '@castellan/kernel';

/** Someone at a table of any server, without a screen. */
export interface LoadSeat {
  readonly decision: Decision | null;
  /** How many answers they have seen. */
  readonly answered: number;
  /** How much has come. */
  readonly bytes: number;
  readonly messages: number;
  onMoved: () => void;
  answer(answer: Answer): void;
  leave(): void;
}

/**
 * What a file of seats exports: four come to a new table, which has begun when this resolves. Of several servers each
 * takes another, and the `n`th table begins with another than the one before.
 */
export interface Seats {
  sit(bases: readonly string[], game: string, n: number): Promise<readonly LoadSeat[]>;
}
