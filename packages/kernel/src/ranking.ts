import type { Phrase } from './json.ts';
import type { Outcome } from './outcome.ts';

/** What decides between seats that have the same points. */
export interface TieBreak {
  /** Its name in words: `tie-fewest-cards`. */
  readonly say: string;
  /** What is counted, by seat. */
  readonly counts: readonly number[];
  /** Whether the most or the fewest comes first. */
  readonly first: 'most' | 'least';
}

/** The places of all seats, the winners, and what decided ties. */
export type Ranking = Pick<Outcome, 'ranks' | 'winners'> & Required<Pick<Outcome, 'tieBreaks'>>;

/**
 * Ranks the seats by points, then by each tie-break in turn. Seats that are equal in all of them share a place.
 * Everyone in first place wins.
 */
export function ranking(points: readonly number[], tieBreaks: readonly TieBreak[] = []): Ranking {
  /** Where two seats first differ: -1 in their points, otherwise the tie-break; null if nowhere. */
  const difference = (a: number, b: number): number | null => {
    if (points[a] !== points[b]) return -1;
    const at = tieBreaks.findIndex(({ counts }) => counts[a] !== counts[b]);
    return at < 0 ? null : at;
  };
  const beats = (a: number, b: number): boolean => {
    const at = difference(a, b);
    if (at === null) return false;
    if (at < 0) return points[a]! > points[b]!;
    const { counts, first } = tieBreaks[at]!;
    return first === 'most' ? counts[a]! > counts[b]! : counts[a]! < counts[b]!;
  };
  /** The last tie-break that was needed to tell a seat from the others. */
  const decidedBy = (seat: number): Phrase | null => {
    const last = Math.max(...points.map((_, other) => difference(seat, other) ?? -1));
    if (last < 0) return null;
    const { say, counts } = tieBreaks[last]!;
    return { say, n: counts[seat]! };
  };
  const ranks = points.map((_, seat) => 1 + points.filter((__, one) => beats(one, seat)).length);
  return {
    ranks,
    winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
    tieBreaks: points.map((_, seat) => decidedBy(seat)),
  };
}
