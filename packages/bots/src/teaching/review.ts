import type { AdvisedPlan, Answer, Game, Position, TurningPoint } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import { TEACHER } from '../levels.ts';
import { rolloutBudget } from '../searcher/budget.ts';
import type { Line } from '../searcher/planner.ts';
import type { Arm, Manner } from '../searcher/search.ts';
import { armFor, doubtOf, meanOf, Search } from '../searcher/search.ts';
import { Value } from '../searcher/value.ts';
import { advised } from './advice.ts';
import { reasonsFor } from './reason.ts';
import type { Stretch } from './stretch.ts';
import { stretchesOf } from './stretch.ts';

/** This much of the chance to win must be lost: less is a matter of taste. */
const LOST = 0.05;
/** In standard errors: of the many turns of a game, some look bad by chance. */
const SURELY = 3;
/** The most turns of a seat that are named, those that cost most: nobody learns from more at once. */
const NAMED = 3;
/** How often plans are played on, in a first look, and where it looks as if something was lost. */
const GLANCE = 96;
const LOOK = 600;
/** How often the better plan and what was played are compared in other worlds, to be sure. */
const PROOF = 600;

/**
 * Looks at a finished game again: how the chances went, and where a seat could have done better. What a seat could not
 * see does not count against it: each stretch is judged from its own view.
 */
export class Review {
  readonly #game: Game;
  readonly #stretches: Stretch[];
  readonly #total: number;
  /** The chance of each seat to win, at the start and after each answer, as the table lay. */
  readonly chances: readonly (readonly number[])[];
  readonly turns: readonly number[];
  readonly #points: TurningPoint[] = [];

  /** `seats`: whose turns are reviewed. */
  constructor(game: Game, start: Position, answers: readonly Answer[], seats: readonly number[]) {
    this.#game = game;
    const value = new Value(game, undefined, 0, true);
    const chances: number[][] = [];
    const turns: number[] = [];
    const stretches = stretchesOf(game, start, answers, state => {
      const now: number[] = [];
      const outcome = game.outcome(state);
      if (outcome === null) value.chances(state, now);
      else
        for (let seat = 0; seat < state.core.answered.length; seat++)
          now.push(outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0);
      chances.push(now);
      turns.push(game.turns(state));
    });
    this.chances = chances;
    this.turns = turns;
    this.#stretches = stretches.filter(({ seat }) => seats.includes(seat));
    this.#total = this.#stretches.length;
  }

  /** The turns that cost each seat most so far, in the order in which they were played. */
  get points(): readonly TurningPoint[] {
    const bySeat = Map.groupBy(this.#points, ({ seat }) => seat).values();
    const named = [...bySeat].flatMap(mine =>
      mine.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, NAMED),
    );
    return named.sort((a, b) => a.at - b.at);
  }

  /** How much is done, from 0 to 1. */
  get done(): number {
    return this.#total === 0 ? 1 : 1 - this.#stretches.length / this.#total;
  }

  /** Looks at the next stretch; false when there is none. */
  step(): boolean {
    const stretch = this.#stretches.shift();
    if (stretch === undefined) return false;
    const seemed = this.#better(stretch, GLANCE);
    const better = seemed === null ? null : this.#better(stretch, LOOK);
    const point = better === null ? null : this.#proof(stretch, better);
    if (point !== null) this.#points.push(point);
    return this.#stretches.length > 0;
  }

  /** What looks better than what was played, if anything does. */
  #better(stretch: Stretch, rollouts: number): Line | null {
    const search = this.#search(stretch, rollouts, { plans: 12, nodes: 200, played: stretch.line });
    // What was played is never given up: it is compared with the best at the end.
    const played = armFor(search.arms, stretch.line)!;
    search.keep(played);
    while (!search.isDone) search.step();
    const { best } = search;
    const gap = meanOf(best) - meanOf(played);
    const isLikely = gap * gap > 4 * (doubtOf(best) + doubtOf(played));
    return best === played || gap < LOST || !isLikely ? null : best.line;
  }

  /**
   * What was found is compared in new worlds: the best of many plans was also lucky in those in which it was found, and
   * would be said to be better than it is.
   */
  #proof(stretch: Stretch, line: Line): TurningPoint | null {
    const search = this.#search(stretch, PROOF, { lines: [line, stretch.line] });
    const [better, played] = search.arms as [Arm, Arm];
    search.keep(played);
    while (!search.isDone) search.step();
    const gaps = played.ends
      .slice(0, better.tries)
      .map(({ worth }, world) => better.ends[world]!.worth - worth);
    const gap = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
    const spread = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0) / gaps.length;
    if (gap < LOST || gap * gap < (SURELY * SURELY * spread) / gaps.length) return null;
    const { at, turn, seat, view } = stretch;
    const chance = new QuickChance(at);
    const [was, plan] = [played, better].map(arm =>
      advised(this.#game, view, seat, chance, arm, better),
    ) as [AdvisedPlan, AdvisedPlan];
    return { at, turn, seat, played: was, better: plan, reasons: reasonsFor(plan, was) };
  }

  #search({ at, seat, view }: Stretch, rollouts: number, how: Partial<Manner>): Search {
    // Each amount of rollouts sees worlds of its own.
    const chance = new QuickChance(at + 100_000 * rollouts + (how.lines === undefined ? 0 : 1));
    const manner = { ...TEACHER, ...how };
    return new Search(this.#game, view, seat, chance, manner, rolloutBudget(rollouts));
  }
}

const costOf = ({ better, played }: TurningPoint): number => better.chance - played.chance;
