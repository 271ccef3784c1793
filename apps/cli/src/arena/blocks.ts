import type { Bout } from '@castellan/bots';
import { chairNamed, chanceFor, playBout, rotation, winsOf } from '@castellan/bots';
import type { Game, Settings } from '@castellan/kernel';
import { lent } from '../teaching.ts';
import { seedOfGame } from '../sim/series.ts';

/** A part of a contest: the seeds `from` up to but not including `to`, each in all rotations. */
export interface ArenaJob {
  readonly kind: 'arena';
  readonly game: string;
  readonly settings: Settings;
  readonly seed: string;
  /** One for each seat. */
  readonly chairs: readonly string[];
  readonly cap: number;
  readonly from: number;
  readonly to: number;
}

/** A game of the arena, and who began. */
export interface ArenaBout extends Bout {
  readonly first: number;
}

/** The games of each seed. */
export function playBlocks(game: Game, job: ArenaJob): ArenaBout[][] {
  const names = [...new Set(job.chairs)];
  const seats = job.chairs.length;
  return Array.from({ length: job.to - job.from }, (_, i) => {
    const seed = seedOfGame(job.seed, job.from + i);
    return Array.from({ length: seats }, (__, turn): ArenaBout => {
      const seated = rotation(seats, turn).map(place => job.chairs[place]!);
      const state = game.setup(job.settings, seed);
      const { first = 0 } = state as { readonly first?: number };
      const chairs = seated.map((name, seat) =>
        chairNamed(name)(game, chanceFor(seed, seat), lent),
      );
      playBout(game.draft(state), chairs, job.cap);
      const outcome = game.outcome(state);
      // A game without an end is won by nobody.
      const wins = outcome === null ? seated.map(() => 0) : winsOf(outcome, seats);
      return { seated: seated.map(name => names.indexOf(name)), wins, first };
    });
  });
}
