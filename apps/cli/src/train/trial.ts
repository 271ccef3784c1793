import { CASTELLAN, rate, rolloutBudget, searcher } from '@castellan/bots';
import type { Entrant } from '@castellan/bots';
import type { Game, Learned } from '@castellan/kernel';

/** Two games with one seed, each seat for both: what was just learned against what is known already. */
export interface TrialJob {
  readonly kind: 'trial';
  readonly game: string;
  readonly seed: string;
  readonly learned: Learned;
}

/** How much either thinks about a turn. */
const ROLLOUTS = 32;

/** What share of them was won with what was just learned. */
export function trial(game: Game, { seed, learned }: TrialJob): number {
  const entrant = (name: string, own: Learned | null): Entrant => ({
    name,
    sit: (played, chance) =>
      searcher(name, played, chance, { ...CASTELLAN, learned: own }, () => rolloutBudget(ROLLOUTS)),
  });
  const entrants = [entrant('new', learned), entrant('before', game.prospects?.learned ?? null)];
  return rate({ game, settings: {}, entrants, seeds: [seed] })[0]!.share;
}
