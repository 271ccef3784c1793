import type { Outcome, ScorePart } from '@castellan/kernel';

/** A line of the sheet: the same part of the score for every seat. */
export interface ScoreRow {
  readonly key: string;
  readonly label: ScorePart;
  /** One for each score, null where that seat has none. */
  readonly cells: readonly (ScorePart | null)[];
}

/** Parts of one kind stand in one line; a second one of that kind in the same score stands in the next. */
export function scoreRows({ scores }: Pick<Outcome, 'scores'>): ScoreRow[] {
  const rows = new Map<string, { label: ScorePart; cells: (ScorePart | null)[] }>();
  scores.forEach(({ parts }, at) => {
    const seen = new Map<string, number>();
    for (const part of parts) {
      const nth = seen.get(part.say) ?? 0;
      seen.set(part.say, nth + 1);
      const key = `${part.say}#${nth}`;
      const row = rows.get(key) ?? { label: part, cells: scores.map(() => null) };
      row.cells[at] = part;
      rows.set(key, row);
    }
  });
  return [...rows].map(([key, row]) => ({ key, ...row }));
}

/** The scores with the winners first, each with its rank (null for an opponent that the rules play). */
export function ranked({
  scores,
  ranks,
  winners,
}: Outcome): { at: number; seat: number; total: number; rank: number | null; won: boolean }[] {
  return scores
    .map(({ seat, total }, at) => ({
      at,
      seat,
      total,
      rank: ranks[seat] ?? null,
      won: winners.includes(seat),
    }))
    .sort(
      (a, b) =>
        Number(b.won) - Number(a.won) || (a.rank ?? 99) - (b.rank ?? 99) || b.total - a.total,
    );
}
