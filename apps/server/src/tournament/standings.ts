import type { TournamentKind } from '@castellan/protocol';

// Who stands where in a tournament, from what was played; nothing of it is kept.

/** Someone who takes part, by their number. */
export interface Entrant {
  readonly number: number;
  /** They are not seated any more. */
  readonly hasLeft: boolean;
}

/** Someone’s seat at a table of a round; alone at it, they have the round off. `score`: null while it is played. */
export interface Seating {
  readonly round: number;
  readonly board: number;
  readonly number: number;
  readonly seat: number;
  readonly score: number | null;
}

export interface Stand {
  readonly number: number;
  readonly place: number;
  readonly score: number;
  readonly opponents: number;
  readonly wins: number;
  readonly through: number;
  readonly isOut: boolean;
}

/** What the winner of a table gets; a round off counts as much. */
export const WHOLE = 1000;

/** What each seat gets for its place: all of it for being before all others, nothing for being behind them, half for a tie. */
export function scoresFor(places: readonly number[]): number[] {
  if (places.length === 1) return [WHOLE];
  return places.map((own, seat) => {
    const behind = places.reduce(
      (sum, other, i) => sum + (i === seat ? 0 : other > own ? 1 : other === own ? 0.5 : 0),
      0,
    );
    return Math.round((behind / (places.length - 1)) * WHOLE);
  });
}

/** The tables of a round, each as those who sit there. */
export function boardsIn<S extends Seating>(seatings: readonly S[], round: number): readonly S[][] {
  return [
    ...Map.groupBy(
      seatings.filter(one => one.round === round),
      boardOf,
    ).values(),
  ];
}

const boardOf = ({ round, board }: Seating): string => `${round} ${board}`;

export function standingsOf(
  kind: TournamentKind,
  entrants: readonly Entrant[],
  seatings: readonly Seating[],
): readonly Stand[] {
  const through = kind === 'knockout' ? roundsSurvived(seatings) : new Map<number, number>();
  const byNumber = Map.groupBy(seatings, ({ number }) => number);
  const byBoard = Map.groupBy(seatings, boardOf);
  const scores = new Map([...byNumber].map(([number, own]) => [number, total(own)]));
  const rows = entrants.map(({ number, hasLeft }) => {
    const own = byNumber.get(number) ?? [];
    const met = own.flatMap(one => byBoard.get(boardOf(one))!.filter(other => other !== one));
    const survived = through.get(number) ?? 0;
    const isKnockedOut =
      kind === 'knockout' && own.some(({ round, score }) => score !== null && round > survived);
    const sum = met.reduce((all, one) => all + scores.get(one.number)!, 0);
    return {
      number,
      score: scores.get(number) ?? 0,
      opponents: Math.round(sum / Math.max(1, met.length)),
      wins: own.filter(({ score }) => score === WHOLE).length,
      through: survived,
      isOut: hasLeft || isKnockedOut,
      /** Where a knock-out ended for them: those who were out in one round are told apart by how they did there. */
      atLast: kind === 'knockout' ? (own.at(-1)?.score ?? 0) : 0,
    };
  });
  const before = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    b.through - a.through ||
    b.atLast - a.atLast ||
    b.score - a.score ||
    b.opponents - a.opponents ||
    b.wins - a.wins;
  const sorted = rows.sort((a, b) => before(a, b) || a.number - b.number);
  return sorted.map(({ atLast: _, ...row }, i) => ({
    ...row,
    place: 1 + sorted.findIndex(other => before(other, sorted[i]!) === 0),
  }));
}

/** How many go on from a table of a knock-out: the better half, and of the last table the one who won. */
export const placesToGoOn = (size: number, isLast: boolean): number =>
  isLast ? 1 : Math.max(1, Math.floor(size / 2));

export function goingOn(
  board: readonly Seating[],
  isLast: boolean,
  before: (number: number) => number,
): number[] {
  return [...board]
    .sort(
      (a, b) =>
        (b.score ?? 0) - (a.score ?? 0) ||
        before(b.number) - before(a.number) ||
        a.number - b.number,
    )
    .slice(0, placesToGoOn(board.length, isLast))
    .map(({ number }) => number);
}

/** For each who came through a round of a knock-out: through how many. A tie goes to who had scored more before. */
export function roundsSurvived(seatings: readonly Seating[]): ReadonlyMap<number, number> {
  const through = new Map<number, number>();
  for (let round = 1; ; round++) {
    const boards = boardsIn(seatings, round);
    if (boards.length === 0) return through;
    const before = (number: number): number =>
      total(seatings.filter(one => one.number === number && one.round < round));
    const told = boards.filter(board => board.every(({ score }) => score !== null));
    for (const board of told)
      for (const number of goingOn(board, boards.length === 1, before)) through.set(number, round);
  }
}

const total = (seatings: readonly Seating[]): number =>
  seatings.reduce((sum, { score }) => sum + (score ?? 0), 0);
