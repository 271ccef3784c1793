// The solo game [QV 10]: what the rules ask where a game alone differs from one with others, and the verdict. How the lines move is
// with the rest of the Tavern.
import type { Outcome } from '@castellan/kernel';

/** What differs between a solo game and one with others. */
interface Rules {
  /** Citizens that need rivals are in the box, and Guild Masters are secret [QV 10.1, 10.2]. */
  readonly hasRivals: boolean;
  /** After each turn the lines move and the cards at the 0 go, instead of being filled up at its end [QV 10.3–10.5]. */
  readonly linesMove: boolean;
  /** Discards become a new deck, and all Quests can be replaced [QV 10.6, 10.7]. */
  readonly renews: boolean;
  /** The game ends with completed Quests, not with an empty line [QV 10.8]. */
  readonly endsWithQuests: boolean;
  /** What is said to this many points; null where players are ranked. */
  readonly verdict: ((points: number) => Verdict) | null;
}

const together: Rules = {
  hasRivals: true,
  linesMove: false,
  renews: true,
  endsWithQuests: true,
  verdict: null,
};

const solo: Rules = {
  hasRivals: false,
  linesMove: true,
  renews: false,
  endsWithQuests: false,
  verdict,
};

export const rulesFor = (players: number): Rules => (players === 1 ? solo : together);

export const rulesOf = ({ players }: { readonly players: readonly unknown[] }): Rules =>
  rulesFor(players.length);

/** The ranks, the best first, with the lowest score for each [QV 10.9]. */
export const RANKS = [
  { rank: 'minister', least: 40 },
  { rank: 'associate', least: 35 },
  { rank: 'leader', least: 24 },
  { rank: 'layman', least: 13 },
  { rank: 'jester', least: 0 },
] as const;

export const rankAt = (points: number): number => RANKS.findIndex(({ least }) => points >= least);

type Verdict = Pick<Outcome, 'ending' | 'next'>;

/** The rank; and the one above, with what it lacked. */
function verdict(points: number): Verdict {
  const at = rankAt(points);
  const ending = { say: `verdict-${RANKS[at]!.rank}`, points };
  if (at === 0) return { ending };
  const { rank, least } = RANKS[at - 1]!;
  return { ending, next: { say: 'next-rank', rank, points: least, missing: least - points } };
}
