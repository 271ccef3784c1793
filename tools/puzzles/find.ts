// Where a turn decides: one thing to do is far better than all others. The best of them are where what looks best at once is wrong.
import type { Arm } from '@castellan/bots';
import type { Played } from '@castellan/bots/learning';
import {
  advised,
  doubtOf,
  meanOf,
  reasonsFor,
  rolloutBudget,
  Search,
  TEACHER,
} from '@castellan/bots';
import type { AdvisedPlan, Game, Reason, View } from '@castellan/kernel';
import { proceed, QuickChance } from '@castellan/kernel';

/** By so much the right plans are better than all others, and so much they may differ among each other. */
export const DECIDES = 0.15;
const ALIKE = 0.04;
/** How many standard errors it takes to rule out luck. */
const SURELY = 3;
/** With less or more to win there is nothing to find. */
const [LEAST, MOST] = [0.3, 0.97];
/** With fewer plans there is nothing to choose. */
const FEW = 4;
/** A plan that was played on less often was given up early: how bad it is, is known if it is as bad as this. */
const SEEN = 60;
const FAR = 0.35;
/** In the first part of a game no turn decides it. */
const FROM = 0.35;
/** How often plans are played on: in a first look, and to be sure. */
const GLANCE = 72;
const SURE = 2000;

/** A plan, and what it was found to be worth. */
export interface Graded {
  readonly line: readonly (readonly number[])[];
  readonly chance: number;
  readonly isRight: boolean;
}

export interface Found {
  /** How many answers had been given, and who is to move. */
  readonly at: number;
  readonly seat: number;
  /** What looks best at once is wrong. */
  readonly isHidden: boolean;
  /** All plans that were compared, the best first. */
  readonly plans: readonly Graded[];
  readonly best: AdvisedPlan;
  /** What looks best at once, or, if that is right, the best that is wrong; and why the best is better. */
  readonly tempting: AdvisedPlan;
  readonly reasons: readonly Reason[];
}

/** A turn that decides the game, at most one: those of the same game would tell of each other. */
export function foundIn(game: Game, played: Played): Found | null {
  const { settings, players, seed, answers } = played;
  const state = game.setup({ ...settings, players }, seed);
  const t = game.draft(state);
  let [last, learned] = [-1, -1];
  let plain: Found | null = null;
  for (const [at, [lane, ...picks]] of answers.entries()) {
    const seat = state.core.agenda[lane!]!.at(-1)!.seat;
    const isNew = seat !== last || learned !== state.core.learned;
    if (isNew && at > FROM * answers.length) {
      const view = game.view(state, seat);
      const found = decisionAt(game, view, seat, at, plain === null);
      if (found?.isHidden === true) return { ...found, at, seat };
      if (found !== null) plain = { ...found, at, seat };
    }
    [last, learned] = [seat, state.core.learned];
    proceed(t, lane!, picks);
  }
  return plain;
}

function decisionAt(
  game: Game,
  view: View,
  seat: number,
  luck: number,
  orPlain: boolean,
): Omit<Found, 'at' | 'seat'> | null {
  const glance = searched(game, view, seat, luck, GLANCE);
  if (!isPromising(glance, orPlain)) return null;
  // In other worlds: what was only lucky in the first ones is not so again.
  const search = searched(game, view, seat, luck + 1_000_003, SURE);
  const { arms, best } = search;
  const tried = triedIn(search);
  const chance = meanOf(best);
  if (tried.length < FEW || chance < LEAST || chance > MOST) return null;
  const gaps = new Map(tried.map(arm => [arm, gapTo(arm, best, game, view, seat, luck)]));
  const right = tried.filter(arm => gaps.get(arm)! <= ALIKE);
  const wrong = tried.filter(arm => !right.includes(arm));
  const isClear = wrong.every(arm => gaps.get(arm)! >= DECIDES && isSure(arm, best));
  const isHidden = wrong.includes(arms[0]!);
  if (!isClear || 3 * right.length > tried.length || (!isHidden && !orPlain)) return null;
  const tell = (arm: Arm): AdvisedPlan => ({
    ...advised(game, view, seat, new QuickChance(luck), arm, best),
    chance: chance - gaps.get(arm)!,
  });
  const byChance = tried.toSorted((a, b) => gaps.get(a)! - gaps.get(b)!);
  const [good, tempting] = [
    tell(best),
    tell(isHidden ? arms[0]! : byChance.find(arm => wrong.includes(arm))!),
  ];
  const plans = byChance.map(arm => ({
    line: arm.line,
    chance: chance - gaps.get(arm)!,
    isRight: right.includes(arm),
  }));
  return { isHidden, plans, best: good, tempting, reasons: reasonsFor(good, tempting) };
}

/** By how much a plan is worse than the best. One that was given up early is looked at again, if it may be near. */
function gapTo(arm: Arm, best: Arm, game: Game, view: View, seat: number, luck: number): number {
  const gap = behind(arm, best);
  if (arm === best || arm.tries >= SEEN || gap > FAR) return gap;
  const manner = { ...TEACHER, lines: [best.line, arm.line] };
  const again = new Search(
    game,
    view,
    seat,
    new QuickChance(luck + 2_000_003),
    manner,
    rolloutBudget(4 * SEEN),
  );
  const [first, other] = again.arms as [Arm, Arm];
  again.keep(other);
  while (!again.isDone) again.step();
  return behind(other, first);
}

const isSure = (arm: Arm, best: Arm): boolean =>
  arm.tries < SEEN || behind(arm, best) ** 2 >= SURELY ** 2 * (doubtOf(best) + doubtOf(arm));

function searched(game: Game, view: View, seat: number, luck: number, rollouts: number): Search {
  const chance = new QuickChance(luck);
  const search = new Search(game, view, seat, chance, TEACHER, rolloutBudget(rollouts));
  // What looks best at once is compared to the end.
  search.keep(search.arms[0]!);
  while (!search.isDone) search.step();
  return search;
}

const triedIn = ({ arms }: Search): Arm[] => arms.filter(({ tries }) => tries > 0);

/** By how much a plan is worse than the best, in the worlds in which both were seen. */
function behind(arm: Arm, best: Arm): number {
  const same = best.ends.slice(0, arm.tries);
  return same.reduce((sum, { worth }) => sum + worth, 0) / same.length - meanOf(arm);
}

/** Whether most plans look far worse than the best: then it is worth a closer look. */
function isPromising(search: Search, orPlain: boolean): boolean {
  const { arms, best } = search;
  const tried = triedIn(search);
  if (tried.length < FEW) return false;
  const far = tried.filter(arm => behind(arm, best) >= 0.6 * DECIDES);
  const isHidden = far.includes(arms[0]!);
  return 3 * far.length >= 2 * tried.length && (isHidden || orPlain);
}
