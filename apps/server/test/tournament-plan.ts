import type { TournamentPlan } from '@castellan/protocol';

/** A small tournament, unless told otherwise. */
export const plan = (more: Partial<TournamentPlan> = {}): TournamentPlan => ({
  game: 'villages',
  kind: 'swiss',
  seats: 2,
  rounds: 2,
  pace: 'live',
  rated: false,
  begins: null,
  wanted: 4,
  ...more,
});
