import type { Advice, AdvisedPlan, Chance, Game, View } from '@castellan/kernel';
import { TEACHER } from '../levels.ts';
import type { Budget } from '../searcher/budget.ts';
import type { End } from '../searcher/played-on.ts';
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
  const { best } = search;
  const [first, ...others] = otherwiseFirst([best, ...ranked.filter(arm => arm !== best)])
    .slice(0, TOLD)
    .map(arm => advised(game, view, seat, chance, arm, best));
  // Why: by what begins otherwise. What was looked at longest need not be the better of those that are told.
  const reasons = others.length === 0 ? [] : reasonsFor(first!, others[0]!);
  return { plans: [first!, ...others.toSorted((a, b) => b.chance - a.chance)], reasons };
}

/** Plans that begin in another way come before those that only go on in another way, or pay with something else. */
function otherwiseFirst(arms: readonly Arm[]): Arm[] {
  const begun = new Set<string>();
  const [others, alike]: [Arm[], Arm[]] = [[], []];
  for (const arm of arms) {
    const first = String(arm.line[0]);
    (begun.has(first) ? alike : others).push(arm);
    begun.add(first);
  }
  return [...others, ...alike];
}

/**
 * A plan that was given up was seen in fewer worlds than the best one, maybe in lucky ones. So it is told by how much
 * better or worse it was than the best in the same worlds.
 */
export function advised(
  game: Game,
  view: View,
  seat: number,
  chance: Chance,
  arm: Arm,
  best: Arm,
): AdvisedPlan {
  const n = Math.max(1, arm.tries);
  const mean = meanOf(arm);
  const spread = Math.max(0, arm.squares / n - mean * mean);
  const told = (of: keyof End): number =>
    average(best.ends, of) + average(arm.ends, of) - average(best.ends.slice(0, arm.tries), of);
  return {
    steps: toldLine(game, view, seat, arm.line, chance),
    chance: Math.min(1, Math.max(0, told('worth'))),
    give: 1.96 * Math.sqrt(spread / n),
    own: told('own'),
    rival: told('rival'),
  };
}

export const average = (ends: readonly End[], of: keyof End): number =>
  ends.reduce((sum, end) => sum + end[of], 0) / Math.max(1, ends.length);
