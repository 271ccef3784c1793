import { toy } from '@castellan/conformance/toy';
import type { Game, Position } from '@castellan/kernel';
import { frameOn, proceed, QuickChance, waitingLanes } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import type { Lent, Manner } from '../src/index.ts';
import { instinctOf } from '../src/searcher/policy.ts';
import {
  chairNamed,
  greedy,
  isQuick,
  levels,
  meanOf,
  rolloutBudget,
  Search,
  timeBudget,
} from '../src/index.ts';

const game = toy as unknown as Game;
const manner: Manner = {
  width: 8,
  nodes: 100,
  plans: 8,
  turns: 2,
  margin: 0,
  trust: 0,
};

/** A position in the middle of a game, and the seat that must decide. */
function middle(decisions: number): { state: Position; seat: number; lane: number } {
  const state = game.setup({}, 'searcher');
  const t = game.draft(state);
  const chairs = state.core.answered.map((_, seat) => greedy(game, new QuickChance(seat)));
  const picks: number[] = [];
  for (let i = 0; i < decisions; i++) {
    const lane = waitingLanes(state)[0]!;
    chairs[frameOn(t, lane).seat]!.pick(t, lane, picks);
    proceed(t, lane, picks);
  }
  const lane = waitingLanes(state)[0]!;
  return { state, lane, seat: frameOn(t, lane).seat };
}

function searchAt(decisions: number, rollouts: number): Search {
  const { state, seat } = middle(decisions);
  const view = game.view(state, seat);
  const search = new Search(game, view, seat, new QuickChance(1), manner, rolloutBudget(rollouts));
  while (!search.isDone) search.step();
  return search;
}

describe('a search', () => {
  test('spends what it may spend, and most of it on the plans that look best', () => {
    const search = searchAt(4, 200);
    expect(search.arms.length).toBeGreaterThan(1);
    expect(search.rollouts).toBe(200);
    const most = Math.max(...search.arms.map(({ tries }) => tries));
    expect(search.best.tries).toBe(most);
    for (const arm of search.arms) {
      expect(arm.tries).toBeGreaterThanOrEqual(4);
      expect(meanOf(arm)).toBeGreaterThanOrEqual(0);
      expect(meanOf(arm)).toBeLessThanOrEqual(1);
    }
  });

  test('comes out the same each time', () => {
    expect(searchAt(6, 60).arms).toEqual(searchAt(6, 60).arms);
  });

  test('changes nothing in the view', () => {
    const { state, seat } = middle(5);
    const view = game.view(state, seat);
    const before = JSON.stringify(view);
    const search = new Search(game, view, seat, new QuickChance(1), manner, rolloutBudget(30));
    while (!search.isDone) search.step();
    expect(JSON.stringify(view)).toBe(before);
  });

  test('stops by the clock', () => {
    let now = 0;
    const budget = timeBudget(50, { clock: () => now });
    const { state, seat } = middle(4);
    const view = game.view(state, seat);
    const search = new Search(game, view, seat, new QuickChance(1), manner, budget);
    while (!search.isDone) {
      search.step();
      now += 10;
    }
    expect(search.rollouts).toBe(5);
  });

  test('counts the time that its thread has worked, where that is told', () => {
    let now = 0;
    const budget = timeBudget(50, { clock: () => now, worked: () => now / 2 });
    now = 50;
    expect(budget.used(1)).toBe(0.5);
    now = 100;
    expect(budget.used(1)).toBe(1);
  });

  test('makes a least number of rollouts on a slow machine, but keeps nobody waiting for ever', () => {
    let now = 0;
    const budget = timeBudget(50, { clock: () => now }, 20);
    now = 60;
    expect(budget.planning()).toBeGreaterThan(1);
    expect(budget.used(0)).toBeLessThan(1);
    expect(budget.used(19)).toBeLessThan(1);
    expect(budget.used(20)).toBeGreaterThan(1);
    now = 200;
    expect(budget.used(19)).toBe(1);
  });

  test.each([3, 10, 25])(
    'stops at once when %i ms are over, be it in the middle of a rollout',
    ms => {
      let now = 0;
      // Every opinion takes a millisecond.
      const slow: Game = {
        ...game,
        appraise: Object.fromEntries(
          Object.entries(game.appraise).map(([step, appraise]) => [
            step,
            (...position: Parameters<typeof appraise>) => {
              now++;
              return appraise(...position);
            },
          ]),
        ),
      };
      const { state, seat } = middle(4);
      const long = { ...manner, turns: 20 };
      const view = game.view(state, seat);
      const budget = timeBudget(ms, { clock: () => now });
      const search = new Search(slow, view, seat, new QuickChance(1), long, budget);
      while (!search.isDone) search.step();
      expect(now).toBe(ms);
      expect(search.best.line.length).toBeGreaterThan(0);
    },
  );
});

describe('the levels', () => {
  test('are chairs, from the weakest to the strongest', () => {
    expect(levels.map(({ name }) => name)).toEqual(['page', 'squire', 'steward', 'castellan']);
    for (const { name, sit } of levels) expect(sit(game, new QuickChance(1), null).name).toBe(name);
  });

  test('say whether they are quick', () => {
    expect(levels.filter(({ isQuick: quick }) => quick).map(({ name }) => name)).toEqual([
      'page',
      'squire',
      'steward',
    ]);
    expect(['random', 'greedy', 'steward', 'castellan', 'castellan@3000ms'].map(isQuick)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('can be asked to think for another time', () => {
    expect(chairNamed('castellan@20')(game, new QuickChance(1)).name).toBe('castellan@20');
    expect(() => chairNamed('castellan@soon')).toThrow('There is no chair called');
    expect(() => chairNamed('greedy@20')).toThrow('There is no chair called');
    expect(chairNamed('castellan/hand/turns=4@20')(game, new QuickChance(1)).name).toContain(
      'turns=4',
    );
    expect(() => chairNamed('castellan/boldly@20')).toThrow('There is no chair called');
  });

  test('let others work while they think, and stop when they are told', async () => {
    const { state, seat } = middle(4);
    const decision = game.pending(state)[0]!;
    let now = 0;
    let pauses = 0;
    const lent: Lent = {
      clock: () => (now += 1),
      pause: async () => {
        pauses++;
      },
    };
    const sit = chairNamed('castellan');
    const chair = sit(game, new QuickChance(1), lent);
    await chair.decide(game.view(state, seat), decision);
    expect(pauses).toBeGreaterThan(3);
    const before = now;
    const stopped = sit(game, new QuickChance(1), lent);
    const answer = await stopped.decide(game.view(state, seat), decision, () => pauses > 0);
    expect(answer.decision).toBe(decision.id);
    expect(now - before).toBeLessThan(500);
  });
});

describe('instinct', () => {
  // Codes of the toy.
  const DRAW = 100;
  const PASS = 101;
  /** After so many decisions an action is asked. */
  const ACTION = 6;
  const { action } = game.appraise;
  /** It likes to pass by a hundred more, at any moment. */
  const odd: Game = {
    ...game,
    instinct: {
      things: 2,
      about: { action: () => code => (code === PASS ? 1 : -1) },
      moments: 1,
      moment: (_, __, out) => (out[0] = 1),
      learned: [0, 100],
      trust: 1,
    },
  };

  test('is added to what the game says, for what it is about', () => {
    const { state, seat } = middle(ACTION);
    const says = action!(state, seat, {});
    const felt = instinctOf(odd)['action']!(state, seat, {});
    expect(felt(PASS)).toBe(says(PASS) + 100);
    expect(felt(DRAW)).toBe(says(DRAW));
    expect(instinctOf(odd)['keep']).toBe(game.appraise['keep']);
  });

  test('is not for other cards than those it was learned with', () => {
    const deck = { digest: 'other', text: '' } as Game['deck'];
    expect(instinctOf({ ...odd, deck: deck! })).toBe(game.appraise);
    expect(instinctOf(game)).toBe(game.appraise);
  });

  test('says what a search tries first, unless it is to be plain', () => {
    const { state, seat } = middle(ACTION);
    const view = game.view(state, seat);
    const first = (of: Game): unknown => {
      const search = new Search(of, view, seat, new QuickChance(1), manner, rolloutBudget(1));
      return search.arms[0]!.line[0];
    };
    expect(first(odd)).toEqual([PASS]);
    expect(first(game)).not.toEqual([PASS]);
    const [choice] = game.pending(state).filter(one => one.seat === seat);
    const chosen = (name: string): unknown =>
      chairNamed(name)(odd, new QuickChance(1)).choose(view, choice!);
    const plainly = chairNamed('castellan@100')(game, new QuickChance(1)).choose(view, choice!);
    expect(chosen('castellan/plain@100')).toEqual(plainly);
  });
});
