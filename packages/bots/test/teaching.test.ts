import { toy } from '@castellan/conformance/toy';
import type { AdvisedPlan, Answer, Game, Position } from '@castellan/kernel';
import { QuickChance, Table } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import {
  adviceFrom,
  adviceSearch,
  chairNamed,
  Motive,
  Review,
  reasonsFor,
  rolloutBudget,
  seenMove,
  Why,
} from '../src/index.ts';
import type { Arm, Search } from '../src/searcher/search.ts';

const game = toy as unknown as Game;

/** A whole game of two chairs: where it began, and what was answered. */
function played(...chairs: string[]): { start: Position; answers: readonly Answer[] } {
  const table = new Table(game, { players: chairs.length }, 'teaching');
  const start = game.clone(table.state);
  const seated = chairs.map((name, seat) => chairNamed(name)(game, new QuickChance(seat)));
  while (table.outcome() === null)
    for (const decision of table.decisions())
      table.answer(seated[decision.seat]!.choose(table.view(decision.seat), decision));
  return { start, answers: table.answers };
}

const plan = (own: number, rival: number): AdvisedPlan => ({
  steps: [],
  chance: 0.5,
  give: 0.1,
  own,
  rival,
});

describe('advice', () => {
  test('tells the best plan first, in phrases of what is asked now', () => {
    const state = game.setup({}, 'advice');
    const [decision] = game.pending(state);
    const { seat } = decision!;
    const view = game.view(state, seat);
    const chance = new QuickChance(1);
    const search = adviceSearch(game, view, seat, chance, rolloutBudget(120));
    while (!search.isDone) search.step();
    const { plans, reasons } = adviceFrom(game, view, seat, chance, search);
    expect(plans.length).toBeGreaterThan(1);
    expect(plans[0]!.chance).toBeGreaterThanOrEqual(plans[1]!.chance);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { steps } of plans) {
      expect(steps[0]!.prompt).toEqual(decision!.prompt);
      const notes = decision!.options.map(({ note }) => note);
      for (const pick of steps[0]!.picks) expect(notes).toContainEqual(pick);
    }
  });

  test('tells of a plan that was given up by how it did in the same worlds as the best, the better first', () => {
    const state = game.setup({}, 'advice');
    const { seat } = game.pending(state)[0]!;
    const view = game.view(state, seat);
    const chance = new QuickChance(1);
    const { arms } = adviceSearch(game, view, seat, chance, rolloutBudget(8));
    const tried = (place: number, worths: readonly number[]): Arm => ({
      ...arms[place]!,
      tries: worths.length,
      sum: worths.reduce((sum, worth) => sum + worth, 0),
      squares: worths.reduce((sum, worth) => sum + worth * worth, 0),
      ends: worths.map(worth => ({ worth, own: 10 * worth, rival: 3 })),
    });
    // The first two worlds were lucky ones.
    const best = tried(0, [0.5, 0.5, 0.3, 0.3]);
    const alike = tried(0, [0.5, 0.4, 0.3, 0.3]);
    const search = { arms: [best, alike, tried(1, [0.45, 0.45])], best } as unknown as Search;
    const { plans, reasons } = adviceFrom(game, view, seat, chance, search);
    const told = [0.4, 0.375, 0.35].map(share => expect.closeTo(share, 5) as number);
    expect(plans.map(plan => plan.chance)).toEqual(told);
    expect(reasons).toEqual([
      { kind: 'more', points: 0.5 },
      { kind: 'lead', points: 1 },
    ]);
  });

  test('gives only reasons that are true', () => {
    expect(reasonsFor(plan(12, 8), plan(9, 8))).toEqual([
      { kind: 'more', points: 3 },
      { kind: 'lead', points: 4 },
    ]);
    expect(reasonsFor(plan(10, 7), plan(9, 11))).toEqual([
      { kind: 'less', points: 4 },
      { kind: 'more', points: 1 },
      { kind: 'lead', points: 3 },
    ]);
    expect(reasonsFor(plan(8, 9), plan(10, 9))).toEqual([
      { kind: 'later', points: 2 },
      { kind: 'lead', points: -1 },
    ]);
    // Alone there is nobody to lead.
    expect(reasonsFor(plan(10, 0), plan(10.2, 0))).toEqual([{ kind: 'position' }]);
  });
});

describe('a review', () => {
  test('follows the chances from the start to the outcome', () => {
    const { start, answers } = played('random', 'greedy');
    const review = new Review(game, start, answers, [0]);
    expect(review.chances).toHaveLength(answers.length + 1);
    for (const chances of review.chances)
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(Math.max(...review.chances.at(-1)!)).toBeGreaterThanOrEqual(0.5);
  });

  test('finds turns that were played badly, only of those it was asked about', () => {
    const { start, answers } = played('random', 'greedy');
    const review = new Review(game, start, answers, [0]);
    while (review.step());
    expect(review.done).toBe(1);
    expect(review.points.length).toBeGreaterThan(0);
    // Of a whole game played at random, only the turns that cost most are named, in their order.
    expect(review.points.length).toBeLessThanOrEqual(3);
    expect(review.points.map(({ at }) => at)).toEqual(
      review.points.map(({ at }) => at).toSorted((a, b) => a - b),
    );
    for (const { at, seat, played: was, better } of review.points) {
      expect(seat).toBe(0);
      expect(answers[at]!.decision.startsWith('0.')).toBe(true);
      expect(better.chance - was.chance).toBeGreaterThanOrEqual(0.05);
      expect(was.steps.length).toBeGreaterThan(0);
    }
  });
});

describe('why a turn was played', () => {
  const { start, answers } = played('random', 'greedy');

  function told(at: number) {
    const why = new Why(game, start, answers, at);
    while (!why.isDone) why.step();
    return why.told();
  }

  test('tells what was played beside the best that begins otherwise, with reasons if it is better', () => {
    const turns = answers.map((_, at) => told(at)).filter(({ other }) => other !== null);
    expect(turns.length).toBeGreaterThan(0);
    for (const { at, seat, played: was, other, reasons } of turns) {
      expect(answers[at]!.decision.startsWith(`${seat}.`)).toBe(true);
      expect(other!.steps[0]).not.toEqual(was.steps[0]);
      expect(reasons.length > 0).toBe(was.chance >= other!.chance);
    }
  });

  test('is the same however the rest of the game went', () => {
    const at = 2;
    const before = told(at);
    const why = new Why(game, start, answers.slice(0, before.at + before.played.steps.length), at);
    while (!why.isDone) why.step();
    expect(why.told()).toEqual(before);
  });
});

describe('why a bot moved so, while the game goes on', () => {
  const { start, answers } = played('random', 'greedy');

  function told(at: number, chance = 1) {
    const move = seenMove(game, start, answers.slice(0, at + 1), at, 'spectator');
    const motive = new Motive(game, move, new QuickChance(chance), 60);
    while (!motive.isDone) motive.step();
    return motive.told();
  }

  test('tells its chance, what else lay open, and reasons only if that was no better', () => {
    const all = answers.map((_, at) => told(at));
    for (const [at, { seat, chance }] of all.entries()) {
      expect(answers[at]!.decision.startsWith(`${seat}.`)).toBe(true);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(all.some(({ other }) => other !== null)).toBe(true);
    // Of what was played at random, something else was better now and then; of the rest there is a reason.
    expect(all.some(({ other, reasons }) => other !== null && reasons.length === 0)).toBe(true);
    expect(all.some(({ other, reasons }) => other !== null && reasons.length > 0)).toBe(true);
  });

  test('points at once are named first', () => {
    const scoring = answers
      .map((_, at) => told(at))
      .filter(({ reasons }) => reasons.some(({ kind }) => kind === 'now'));
    expect(scoring.length).toBeGreaterThan(0);
    for (const { reasons } of scoring) expect(reasons[0]).toMatchObject({ kind: 'now' });
  });

  test('what is not to be seen before the move is not held against it', () => {
    for (const [at] of answers.entries()) {
      const { before, after, seat } = seenMove(game, start, answers, at, 'spectator');
      const from = [before, after].map(view => view.viewer);
      expect([...from, answers[at]!.decision.split('.')[0]]).toEqual([
        'spectator',
        'spectator',
        `${seat}`,
      ]);
    }
  });
});
