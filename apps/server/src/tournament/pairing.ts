import type { Chance } from '@castellan/kernel';
import { shuffled } from '@castellan/kernel';
import type { TournamentKind } from '@castellan/protocol';
import type { Entrant, Seating } from './standings.ts';
import { boardsIn, standingsOf } from './standings.ts';

// Who sits with whom in the next round, and in which seat.

interface Contestant {
  readonly number: number;
  /** People with like scores sit together; in a knock-out, the draw alone says. */
  readonly level: number;
  readonly byes: number;
  /** Where they have sat so far, on average: nobody always goes first. */
  readonly satAt: number;
}

/** How many sit at each table: as evenly as possible, and nobody alone except at tables for two. */
export function sizesFor(people: number, seats: number): number[] {
  const tables = Math.ceil(people / seats);
  return Array.from(
    { length: tables },
    (_, i) => Math.floor(people / tables) + (i < people % tables ? 1 : 0),
  );
}

/** Sitting with someone whom one has blocked weighs more than meeting someone again, and that more than any distance. */
const APART = 1e13;
const AGAIN = 1e10;
const MOST_TIMES = 8;

interface Round {
  readonly kind: TournamentKind;
  readonly seats: number;
  readonly entrants: readonly Entrant[];
  readonly seatings: readonly Seating[];
  /** Pairs of numbers that must not meet. */
  readonly apart: readonly (readonly [number, number])[];
}

/** The tables of the next round, each as the numbers of those who sit there in the order of the seats; one alone has the round off. */
export function nextBoards(round: Round, chance: Chance): readonly (readonly number[])[] {
  const people = contestants(round);
  const sizes = sizesFor(people.length, round.seats);
  const met = metBefore(round);
  let best: Contestant[][] = [];
  let least = Infinity;
  // Exchanging two at a time may end where no exchange helps though there is better: it begins anew from other orders.
  for (let times = 0; times < MOST_TIMES && least >= AGAIN; times++) {
    const boards = dealt(people, sizes, chance);
    const cost = improved(boards, met);
    if (cost >= least) continue;
    least = cost;
    best = boards;
  }
  return best.map(board =>
    shuffled(board, chance)
      .sort((a, b) => b.satAt - a.satAt)
      .map(({ number }) => number),
  );
}

function contestants({ kind, entrants, seatings }: Round): Contestant[] {
  const alone = new Set(
    [...new Set(seatings.map(({ round }) => round))].flatMap(round =>
      boardsIn(seatings, round).flatMap(board =>
        board.length === 1 ? [`${round} ${board[0]!.number}`] : [],
      ),
    ),
  );
  return standingsOf(kind, entrants, seatings)
    .filter(({ isOut }) => !isOut)
    .map(({ number, score }) => {
      const own = seatings.filter(one => one.number === number);
      return {
        number,
        level: kind === 'swiss' ? score : 0,
        byes: own.filter(({ round }) => alone.has(`${round} ${number}`)).length,
        satAt: own.reduce((sum, { seat }) => sum + seat, 0) / Math.max(1, own.length),
      };
    });
}

/** What it costs that two sit together. */
function metBefore({ seatings, apart }: Round): (a: Contestant, b: Contestant) => number {
  const costs = new Map<string, number>();
  const add = (a: number, b: number, cost: number): void => {
    const key = keyOf(a, b);
    costs.set(key, (costs.get(key) ?? 0) + cost);
  };
  for (const round of new Set(seatings.map(one => one.round)))
    for (const board of boardsIn(seatings, round))
      for (const [i, one] of board.entries())
        for (const other of board.slice(i + 1)) add(one.number, other.number, AGAIN);
  for (const [a, b] of apart) add(a, b, APART);
  return (a, b) => (costs.get(keyOf(a.number, b.number)) ?? 0) + (a.level - b.level) ** 2;
}

const keyOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The best together, those alike in the order of the draw. The round off goes to the last of those who had fewest. */
function dealt(
  people: readonly Contestant[],
  sizes: readonly number[],
  chance: Chance,
): Contestant[][] {
  const order = shuffled(people, chance).sort((a, b) => b.level - a.level);
  const alone = sizes.filter(size => size === 1).map(() => takeLastWithFewest(order));
  let from = 0;
  const boards = sizes
    .filter(size => size > 1)
    .map(size => {
      from += size;
      return order.slice(from - size, from);
    });
  return [...boards, ...alone.map(one => [one])];
}

function takeLastWithFewest(order: Contestant[]): Contestant {
  const fewest = Math.min(...order.map(({ byes }) => byes));
  const [taken] = order.splice(
    order.findLastIndex(({ byes }) => byes === fewest),
    1,
  );
  return taken!;
}

/** Exchanges people between tables for as long as that helps; returns what it costs then. */
function improved(all: Contestant[][], met: (a: Contestant, b: Contestant) => number): number {
  const boards = all.filter(({ length }) => length > 1);
  const costIn = (board: readonly Contestant[], one: Contestant, without: Contestant): number =>
    board.reduce((sum, other) => sum + (other === without ? 0 : met(one, other)), 0);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const [i, one] of boards.entries())
      for (const other of boards.slice(i + 1))
        for (let a = 0; a < one.length; a++)
          for (let b = 0; b < other.length; b++) {
            const [mine, theirs] = [one[a]!, other[b]!];
            const now = costIn(one, mine, mine) + costIn(other, theirs, theirs);
            const then = costIn(one, theirs, mine) + costIn(other, mine, theirs);
            if (then >= now) continue;
            one[a] = theirs;
            other[b] = mine;
            isBetter = true;
          }
  }
  return boards.reduce(
    (sum, board) => sum + board.reduce((own, one) => own + costIn(board, one, one), 0) / 2,
    0,
  );
}
