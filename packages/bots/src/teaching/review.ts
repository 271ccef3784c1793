import type { AdvisedPlan, Answer, Game, Position, TurningPoint, View } from '@castellan/kernel';
import { allAsked, matchAnswer, proceed, QuickChance } from '@castellan/kernel';
import { TEACHER } from '../levels.ts';
import { rolloutBudget } from '../searcher/budget.ts';
import type { Line } from '../searcher/planner.ts';
import { armFor, doubtOf, meanOf, Search } from '../searcher/search.ts';
import { Value } from '../searcher/value.ts';
import { advised } from './advice.ts';
import { reasonsFor } from './reason.ts';

/** Everything that a seat decided without learning anything in between: one thing to review. */
interface Stretch {
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  readonly view: View;
  readonly line: Line;
}

/** This much of the chance to win must be lost: less is a matter of taste. */
const LOST = 0.05;
/** How often plans are played on, in a first look, and where it looks as if something was lost. */
const GLANCE = 96;
const LOOK = 600;

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
  readonly points: TurningPoint[] = [];

  /** `seats`: whose turns are reviewed. */
  constructor(game: Game, start: Position, answers: readonly Answer[], seats: readonly number[]) {
    this.#game = game;
    const value = new Value(game);
    const chances: number[][] = [];
    const turns: number[] = [];
    const state = game.clone(start);
    const note = (): void => {
      const now: number[] = [];
      const outcome = game.outcome(state);
      if (outcome === null) value.chances(state, now);
      else
        for (let seat = 0; seat < state.core.answered.length; seat++)
          now.push(outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0);
      chances.push(now);
      turns.push(game.turns(state));
    };
    note();
    const stretches: { -readonly [K in keyof Stretch]: Stretch[K] }[] = [];
    let learned = -1;
    answers.forEach((answer, at) => {
      const t = game.draft(state);
      const seat = Number(answer.decision.split('.')[0]);
      const asked = allAsked(t).find(({ decision }) => decision.id === answer.decision)!;
      const places = matchAnswer(asked.decision, answer, null);
      const picks =
        asked.decision.kind === 'split' ? places : places.map(place => asked.codes[place]!);
      const last = stretches.at(-1);
      if (last !== undefined && last.seat === seat && state.core.learned === learned)
        last.line = [...last.line, picks];
      else
        stretches.push({
          at,
          turn: game.turns(state),
          seat,
          view: game.view(state, seat),
          line: [picks],
        });
      learned = state.core.learned;
      proceed(t, asked.lane, picks);
      note();
    });
    this.chances = chances;
    this.turns = turns;
    this.#stretches = stretches.filter(({ seat }) => seats.includes(seat));
    this.#total = this.#stretches.length;
  }

  /** How much is done, from 0 to 1. */
  get done(): number {
    return this.#total === 0 ? 1 : 1 - this.#stretches.length / this.#total;
  }

  /** Looks at the next stretch; false when there is none. */
  step(): boolean {
    const stretch = this.#stretches.shift();
    if (stretch === undefined) return false;
    const glance = this.#compare(stretch, GLANCE);
    if (glance !== null) {
      const point = this.#compare(stretch, LOOK);
      if (point !== null) this.points.push(point);
    }
    return this.#stretches.length > 0;
  }

  #compare({ at, turn, seat, view, line }: Stretch, rollouts: number): TurningPoint | null {
    const chance = new QuickChance(at);
    const manner = { ...TEACHER, plans: 12, nodes: 200, played: line };
    const search = new Search(this.#game, view, seat, chance, manner, rolloutBudget(rollouts));
    // What was played is never given up: it is compared with the best at the end.
    const played = armFor(search.arms, line)!;
    search.keep(played);
    while (!search.isDone) search.step();
    const { best } = search;
    const gap = meanOf(best) - meanOf(played);
    const isSure = gap * gap > 4 * (doubtOf(best) + doubtOf(played));
    if (best === played || gap < LOST || !isSure) return null;
    const plan = (arm: typeof best): AdvisedPlan =>
      advised(this.#game, view, seat, chance, arm, best);
    const [was, better] = [plan(played), plan(best)];
    return { at, turn, seat, played: was, better, reasons: reasonsFor(better, was) };
  }
}
