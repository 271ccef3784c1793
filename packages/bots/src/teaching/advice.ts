import type { Advice, AdvisedPlan, Chance, Game, View } from '@castellan/kernel';
import { TEACHER } from '../levels.ts';
import type { Budget } from '../searcher/budget.ts';
import type { Arm } from '../searcher/search.ts';
import { meanOf, Search } from '../searcher/search.ts';
import { reasonsFor } from './reason.ts';
import { toldLine } from './told.ts';

/** How many plans are told. */
const TOLD = 3;

/** A search for advice: the caller lets it step until it is done, or until nobody waits for it any longer. */
export function adviceSearch(
  game: Game,
  view: View,
  seat: number,
  chance: Chance,
  budget: Budget,
): Search {
  return new Search(game, view, seat, chance, TEACHER, budget);
}

export function adviceFrom(
  game: Game,
  view: View,
  seat: number,
  chance: Chance,
  search: Search,
): Advice {
  const tried = search.arms.filter(({ tries }) => tries > 0);
  const ranked = (tried.length === 0 ? [...search.arms] : tried).sort(
    (a, b) => b.tries - a.tries || meanOf(b) - meanOf(a),
  );
  const best = [search.best, ...ranked.filter(arm => arm !== search.best)];
  const plans = best.slice(0, TOLD).map(arm => advised(game, view, seat, chance, arm));
  return { plans, reasons: plans.length < 2 ? [] : reasonsFor(plans[0]!, plans[1]!) };
}

export function advised(
  game: Game,
  view: View,
  seat: number,
  chance: Chance,
  arm: Arm,
): AdvisedPlan {
  const n = Math.max(1, arm.tries);
  const mean = meanOf(arm);
  const spread = Math.max(0, arm.squares / n - mean * mean);
  return {
    steps: toldLine(game, view, seat, arm.line, chance),
    chance: mean,
    give: 1.96 * Math.sqrt(spread / n),
    own: arm.own / n,
    rival: arm.rival / n,
  };
}
