import type { Save } from '@castellan/kernel';
import type { GameStanding } from './standing.ts';

/** The name of a worker that keeps no table, but says how saved games stand. */
export const STANDINGS = 'standings';

export interface StandingRequest {
  /** The number of the question, given back with its answer. */
  readonly n: number;
  readonly save: Save;
  /** The deck that it is played with. */
  readonly deck?: string;
}

export interface StandingReply {
  readonly n: number;
  readonly standing: GameStanding | null;
}
