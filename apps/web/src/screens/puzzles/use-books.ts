import type { Puzzle, PuzzleBook } from '@castellan/kernel';
import { puzzlesOf } from '@castellan/shelf/puzzles';
import { part } from '../../app/part.ts';
import { awaited, marked } from '../../app/waiting.tsx';
import { games } from '../../games.ts';

const taken = new Map<string, Promise<PuzzleBook | null>>();

function take(id: string): Promise<PuzzleBook | null> {
  let book = taken.get(id);
  if (book === undefined) {
    book = marked(part(() => puzzlesOf(id)));
    book.catch(() => taken.delete(id));
    taken.set(id, book);
  }
  return book;
}

/** The puzzles of a game; for a screen inside a <Waiting>. */
export const useBook = (id: string): PuzzleBook | null => awaited(take(id));

/** All games that have puzzles, in the order of the shelf. */
export function useBooks(): { readonly id: string; readonly book: PuzzleBook }[] {
  // Asked for together, before the first is waited for.
  for (const { id } of games) void take(id).catch(() => {});
  return games.flatMap(({ id }) => {
    const book = awaited(take(id));
    return book === null || book.puzzles.length === 0 ? [] : [{ id, book }];
  });
}

/** The puzzle of a day: another game each day, and of each game one puzzle after the other. */
export function dailyOf(
  books: readonly { readonly id: string; readonly book: PuzzleBook }[],
  day: Date,
): { readonly id: string; readonly n: number; readonly puzzle: Puzzle } | null {
  if (books.length === 0) return null;
  // By the player's own calendar.
  const days = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
  const { id, book } = books[days % books.length]!;
  const n = Math.floor(days / books.length) % book.puzzles.length;
  return { id, n: n + 1, puzzle: book.puzzles[n]! };
}
