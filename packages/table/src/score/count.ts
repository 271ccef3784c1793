import type { Outcome } from '@castellan/kernel';
import { scoreRows } from './rows.ts';

/** One thing that is counted: a part of somebody's score, or a line of it. */
export interface Counted {
  /** Whose, by the place of their score. */
  readonly at: number;
  readonly row: string;
  readonly points: number;
}

/** Everything that is counted at the end: source by source, seat by seat, each line of a bonus by itself. */
export function countOf(outcome: Pick<Outcome, 'scores'>): Counted[] {
  return scoreRows(outcome).flatMap(({ key, cells }) =>
    cells.flatMap((part, at) =>
      part === null ? [] : (part.lines ?? [part]).map(({ points }) => ({ at, row: key, points })),
    ),
  );
}

/** One thing more: never more than there are. */
export const oneMore = (counted: number, all: number): number => Math.min(all, counted + 1);

/** What of it lies on the table so far. */
export class Tally {
  readonly #counted: readonly Counted[];
  readonly isDone: boolean;

  constructor(outcome: Pick<Outcome, 'scores'>, most: number) {
    const all = countOf(outcome);
    this.#counted = all.slice(0, most);
    this.isDone = most >= all.length;
  }

  /** How many lines of a part are counted, and what they give together; null: not counted yet. */
  of(at: number, row: string): { readonly lines: number; readonly points: number } | null {
    const here = this.#counted.filter(one => one.at === at && one.row === row);
    return here.length === 0 ? null : { lines: here.length, points: sum(here) };
  }

  total(at: number): number {
    return sum(this.#counted.filter(one => one.at === at));
  }

  /** Whether this is what was counted last. */
  isLast(at: number, row: string): boolean {
    const last = this.#counted.at(-1);
    return last?.at === at && last.row === row;
  }
}

const sum = (counted: readonly Counted[]): number =>
  counted.reduce((total, { points }) => total + points, 0);
