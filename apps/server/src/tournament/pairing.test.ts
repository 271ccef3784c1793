// Who sits with whom: for any number of people, seats a table and rounds.
import { QuickChance } from '@castellan/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextBoards, sizesFor } from './pairing.ts';
import type { Entrant, Seating } from './standings.ts';
import { boardsIn, goingOn, roundsSurvived, scoresFor, standingsOf, WHOLE } from './standings.ts';

const tournament = fc.record({
  people: fc.integer({ min: 3, max: 40 }),
  seats: fc.integer({ min: 2, max: 5 }),
  rounds: fc.integer({ min: 1, max: 6 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});
type Tournament = typeof tournament extends fc.Arbitrary<infer T> ? T : never;

interface Played {
  readonly entrants: readonly Entrant[];
  readonly seatings: readonly Seating[];
  readonly rounds: readonly (readonly (readonly number[])[])[];
}

/** Plays one through; who is stronger, the lower their number, mostly wins. */
function play(kind: 'swiss' | 'knockout', { people, seats, rounds, seed }: Tournament): Played {
  const chance = new QuickChance(seed);
  const entrants = Array.from({ length: people }, (_, number) => ({ number, hasLeft: false }));
  const seatings: Seating[] = [];
  const all: (readonly (readonly number[])[])[] = [];
  const most = kind === 'knockout' ? Infinity : rounds;
  for (let round = 1; round <= most; round++) {
    const left = standingsOf(kind, entrants, seatings).filter(({ isOut }) => !isOut);
    if (left.length < 2) break;
    const boards = nextBoards({ kind, seats, entrants, seatings, apart: [] }, chance);
    all.push(boards);
    boards.forEach((board, i) => {
      const places = board.map(number => number + chance.below(people));
      scoresFor(places).forEach((score, seat) =>
        seatings.push({ round, board: i, number: board[seat]!, seat, score }),
      );
    });
  }
  return { entrants, seatings, rounds: all };
}

const pairs = (board: readonly number[]): string[] =>
  board.flatMap((a, i) => board.slice(i + 1).map(b => [a, b].sort((x, y) => x - y).join(' ')));

test('everyone who plays on sits at one table of a round; tables are as alike as can be', () => {
  fc.assert(
    fc.property(tournament, fc.constantFrom('swiss', 'knockout'), (one, kind) => {
      const { rounds } = play(kind, one);
      for (const boards of rounds) {
        const seated = boards.flat();
        expect(new Set(seated).size).toBe(seated.length);
        if (kind === 'swiss') expect(seated).toHaveLength(one.people);
        const sizes = boards.map(({ length }) => length).sort((a, b) => b - a);
        expect(sizes).toEqual(sizesFor(seated.length, one.seats));
        expect(sizes[0]! - sizes.at(-1)!).toBeLessThanOrEqual(1);
        expect(sizes[0]).toBeLessThanOrEqual(one.seats);
        if (one.seats > 2) expect(sizes.at(-1)).toBeGreaterThan(1);
      }
    }),
    { numRuns: 60 },
  );
});

test('nobody has a second round off before all others had one, and one a round at most', () => {
  fc.assert(
    fc.property(tournament, one => {
      const { rounds, entrants } = play('swiss', { ...one, seats: 2 });
      const byes = entrants.map(
        ({ number }) =>
          rounds.filter(boards => boards.some(b => b.length === 1 && b[0] === number)).length,
      );
      expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      for (const boards of rounds)
        expect(boards.filter(({ length }) => length === 1)).toHaveLength(one.people % 2);
    }),
    { numRuns: 60 },
  );
});

test('two at a table never meet again while there is anyone else', () => {
  fc.assert(
    fc.property(tournament, one => {
      const people = Math.max(one.people, 8);
      const { rounds } = play('swiss', {
        ...one,
        people,
        seats: 2,
        rounds: Math.min(one.rounds, 4),
      });
      const met = rounds.flat().flatMap(pairs);
      expect(new Set(met).size).toBe(met.length);
    }),
    { numRuns: 60 },
  );
});

test('those who have blocked each other do not meet, in any number at a table', () => {
  fc.assert(
    fc.property(tournament, one => {
      const { entrants, seatings } = play('swiss', { ...one, rounds: 2 });
      fc.pre(sizesFor(one.people, one.seats).length > 1);
      const apart = [[0, 1]] as const;
      const chance = new QuickChance(one.seed);
      const boards = nextBoards({ kind: 'swiss', ...one, entrants, seatings, apart }, chance);
      expect(boards.some(board => board.includes(0) && board.includes(1))).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('those who score alike sit together: in the second round winners play winners', () => {
  const { rounds, seatings } = play('swiss', { people: 16, seats: 2, rounds: 2, seed: 7 });
  const first = new Map(
    seatings.filter(({ round }) => round === 1).map(({ number, score }) => [number, score]),
  );
  const mixed = (rounds[1] as [number, number][]).filter(([a, b]) => first.get(a) !== first.get(b));
  // Where a group is odd, one of it meets one of the next: winners, those who shared, losers.
  expect(mixed.length).toBeLessThanOrEqual(2);
});

test('nobody always goes first', () => {
  const { seatings } = play('swiss', { people: 8, seats: 2, rounds: 4, seed: 3 });
  for (let number = 0; number < 8; number++) {
    const first = seatings.filter(one => one.number === number && one.seat === 0).length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(4);
  }
});

test('a knock-out ends with one winner, who has come through every round', () => {
  fc.assert(
    fc.property(tournament, one => {
      const { entrants, seatings, rounds } = play('knockout', one);
      const [first, second] = standingsOf('knockout', entrants, seatings);
      expect(first!.isOut).toBe(false);
      expect(first!.place).toBe(1);
      expect(first!.through).toBe(rounds.length);
      expect(second!.isOut).toBe(true);
      expect(second!.place).toBeGreaterThan(1);
    }),
    { numRuns: 60 },
  );
});

describe('what a place is worth', () => {
  test('all for the first, nothing for the last, even steps between; a tie shares', () => {
    expect(scoresFor([1, 2])).toEqual([1000, 0]);
    expect(scoresFor([2, 3, 1])).toEqual([500, 0, 1000]);
    expect(scoresFor([1, 1, 3])).toEqual([750, 750, 0]);
    expect(scoresFor([1, 2, 2, 4])).toEqual([1000, 500, 500, 0]);
    expect(scoresFor([1])).toEqual([WHOLE]);
  });

  test('a table gives away as much, whatever the places', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 5 }),
        places => {
          const sum = scoresFor(places).reduce((a, b) => a + b, 0);
          expect(Math.abs(sum - (places.length * WHOLE) / 2)).toBeLessThanOrEqual(places.length);
        },
      ),
    );
  });
});

describe('standings', () => {
  const at = (round: number, board: number, number: number, score: number | null): Seating => ({
    round,
    board,
    number,
    seat: 0,
    score,
  });
  const four = [0, 1, 2, 3].map(number => ({ number, hasLeft: false }));

  test('with as many points, who met the stronger stands first; with nothing between them, a place is shared', () => {
    const seatings = [
      at(1, 0, 0, 1000),
      at(1, 0, 1, 0),
      at(1, 1, 2, 1000),
      at(1, 1, 3, 0),
      at(2, 0, 0, 1000),
      at(2, 0, 2, 0),
      at(2, 1, 1, 1000),
      at(2, 1, 3, 0),
    ];
    const rows = standingsOf('swiss', four, seatings);
    // Anna has won twice; Ben met her and someone without a win, Cora too.
    expect(rows.map(({ number, place }) => [number, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 4],
    ]);
    expect(rows[0]!.opponents).toBe(1000);
  });

  test('a knock-out: the better half of each table goes on; a tie goes to who had scored more', () => {
    const board = [at(2, 0, 0, 500), at(2, 0, 1, 500), at(2, 0, 2, 1000), at(2, 0, 3, 0)];
    expect(goingOn(board, false, number => (number === 1 ? 5 : 0))).toEqual([2, 1]);
    expect(goingOn(board, true, () => 0)).toEqual([2]);
    // A table that is still played has sent nobody on.
    expect(roundsSurvived([at(1, 0, 0, 1000), at(1, 0, 1, null)]).size).toBe(0);
  });

  test('the tables of a round are those of that round', () => {
    expect(boardsIn([at(1, 0, 0, 0), at(1, 1, 1, 0), at(2, 0, 0, 0)], 1)).toHaveLength(2);
  });
});
