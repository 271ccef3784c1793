import { toy } from '@castellan/conformance/toy';
import { QuickChance } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import {
  chairNamed,
  chairs,
  playBout,
  random,
  rate,
  rotation,
  shareOf,
  winsOf,
} from '../src/index.ts';
import type { Entrant, QuickChair } from '../src/index.ts';

type Toy = ReturnType<typeof toy.setup>;

const seeds = (n: number): string[] => Array.from({ length: n }, (_, i) => `arena ${i}`);
const entrants = (...names: string[]): Entrant[] =>
  names.map(name => ({ name, sit: chairNamed(name) }));

describe('the arena', () => {
  test('greedy beats random, and the interval says so', () => {
    const [best, worst] = rate({
      game: toy,
      settings: {},
      entrants: entrants('greedy', 'random'),
      seeds: seeds(40),
    });
    expect(best).toMatchObject({ name: 'greedy', games: 80, even: 0.5 });
    expect(best!.low).toBeGreaterThan(0.5);
    expect(worst!.high).toBeLessThan(0.5);
    expect(best!.wins + worst!.wins).toBeCloseTo(80);
  });

  test('entrants with the same name are rated together', () => {
    const standings = rate({
      game: toy,
      settings: {},
      entrants: entrants('greedy', 'random', 'random'),
      seeds: seeds(10),
    });
    expect(standings.map(({ name }) => name)).toEqual(['greedy', 'random']);
    expect(standings[1]!.even).toBeCloseTo(2 / 3);
    expect(standings[0]!.share + standings[1]!.share).toBeCloseTo(1);
  });

  test('the same contest comes out the same', () => {
    const contest = {
      game: toy,
      settings: {},
      entrants: entrants('random', 'random', 'greedy'),
      seeds: seeds(5),
    };
    expect(rate(contest)).toEqual(rate(contest));
  });

  test('a game that does not end is an error that names its seed', () => {
    const contest = {
      game: toy,
      settings: {},
      entrants: entrants('random', 'random'),
      seeds: ['slow'],
      cap: 2,
    };
    expect(() => rate(contest)).toThrow('market-day: not over after 2 decisions (seed slow)');
  });

  test('in all rotations each entrant has each seat once', () => {
    expect([0, 1, 2].map(turn => rotation(3, turn))).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  test('a shared victory is shared, a lost solo game counts for nobody', () => {
    const outcome = { ending: { say: 'over' }, ranks: [1, 1, 3], scores: [] };
    expect(winsOf({ ...outcome, winners: [0, 1] }, 3)).toEqual([0.5, 0.5, 0]);
    expect(winsOf({ ...outcome, winners: [] }, 1)).toEqual([0]);
    expect(winsOf({ ...outcome, winners: [-1] }, 1)).toEqual([0]);
  });
});

describe('a bout', () => {
  test('plays to the end on the draft, and counts the decisions', () => {
    const state = toy.setup({ players: 3 }, 'bout');
    const draft = toy.draft(state);
    const seated = [0, 1, 2].map(seat => random(toy, new QuickChance(seat)));
    const decisions = playBout(draft, seated);
    expect(toy.outcome(state)).not.toBeNull();
    expect(decisions).toBe(state.core.answered.reduce((sum, n) => sum + n, 0));
  });
});

/** All chairs; those that search do so for a moment. */
const brief = Object.keys(chairs).map(name =>
  ['steward', 'castellan'].includes(name) ? `${name}@8` : name,
);

test.each(brief)('%s plays the same game with codes as in words', name => {
  for (let game = 0; game < 20; game++) {
    const seat = (): QuickChair[] =>
      [0, 1, 2].map(place => chairNamed(name)(toy, new QuickChance(10 * game + place)));
    const [byCodes, inWords] = [0, 1].map(() => toy.setup({ players: 3 }, game)) as [Toy, Toy];
    playBout(toy.draft(byCodes), seat());
    const seated = seat();
    for (let open = toy.pending(inWords); open.length > 0; open = toy.pending(inWords))
      for (const decision of open) {
        const view = toy.view(inWords, decision.seat);
        toy.apply(inWords, seated[decision.seat]!.choose(view, decision));
      }
    expect(inWords).toEqual(byCodes);
  }
});

describe('a share and its interval', () => {
  test('narrows with the number of samples', () => {
    const few = shareOf([0, 1, 0, 1, 1]);
    const many = shareOf(Array.from({ length: 500 }, (_, i) => (i % 5 < 3 ? 1 : 0)));
    expect(few.share).toBeCloseTo(0.6);
    expect(many.share).toBeCloseTo(0.6);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
    expect(many.low).toBeCloseTo(0.557, 2);
  });

  test('does not claim certainty from few games', () => {
    const { share, low, high } = shareOf([1, 1, 1, 1]);
    expect(share).toBe(1);
    expect(low).toBeLessThan(0.6);
    expect(high).toBe(1);
    expect(shareOf([])).toEqual({ share: 0, low: 0, high: 1 });
  });
});
