import type { Comparisons } from '@castellan/bots/learning';
import { comparisonsOf, playJob } from '@castellan/bots/learning';
import type { Game } from '@castellan/kernel';

/** One game to play and to learn from. */
export interface LessonJob {
  readonly kind: 'lesson';
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  /** When it must be done, in milliseconds since 1970. */
  readonly until: number;
}

/** How many of 100 answers are random: what never happens can't be learned from. */
const STRAY = 6;

/** Plays a game, and compares plans on the way. */
export function lesson(game: Game, { players, seed, until }: LessonJob): Comparisons {
  const chairs = Array.from({ length: players }, () => 'greedy');
  const played = playJob(game, {
    kind: 'play',
    game: game.id,
    players,
    seed,
    settings: {},
    chairs,
    learned: null,
    stray: STRAY,
  });
  return comparisonsOf(game, [played], () => Date.now() > until);
}
