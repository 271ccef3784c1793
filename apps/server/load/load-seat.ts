import type { Answer, Decision } from '@castellan/kernel';

/** Someone at a table of any server, without a screen. */
export interface LoadSeat {
  readonly decision: Decision | null;
  /** How many answers they have seen. */
  readonly answered: number;
  /** How many bytes have come. */
  readonly bytes: number;
  onMoved: () => void;
  answer(answer: Answer): void;
  leave(): void;
}

/** What a file of seats exports: four come to a new table, which has begun when this resolves. */
export interface Seats {
  sit(base: string, game: string): Promise<readonly LoadSeat[]>;
}
