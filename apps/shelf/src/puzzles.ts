// The puzzles of each game. Only who wants to solve some loads them.
import type { PuzzleBook } from '@castellan/kernel';

const books: Readonly<Record<string, () => Promise<{ readonly puzzles: PuzzleBook }>>> = {
  'card-kingdoms': () => import('@castellan/card-kingdoms/puzzles'),
  villages: () => import('@castellan/villages/puzzles'),
  quests: () => import('@castellan/quests/puzzles'),
  margraves: () => import('@castellan/margraves/puzzles'),
  shadowgate: () => import('@castellan/shadowgate/puzzles'),
};

/** The puzzles of a game; null if it has none. */
export async function puzzlesOf(id: string): Promise<PuzzleBook | null> {
  return Object.hasOwn(books, id) ? (await books[id]!()).puzzles : null;
}
