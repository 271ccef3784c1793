import type { Answer, Puzzle, PuzzleBook } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import { saveIn } from '@castellan/room';
import { shelf } from '@castellan/shelf';
import { puzzlesOf } from '@castellan/shelf/puzzles';
import { describe, expect, test } from 'vitest';
import { dailyOf } from './use-books.ts';
import { logOf, unpacked } from './unpacked.ts';
import { verdictOn } from './verdict.ts';

describe.each(shelf.map(({ id }) => id))('the puzzles of %s', id => {
  test('are turns of games by the rules of today, and each has one way that is far better', async () => {
    const one = shelf.find(game => game.id === id)!;
    const [game, edition, book] = await Promise.all([one.rules(), one.edition(), puzzlesOf(id)]);
    expect(book!.rulesVersion).toBe(edition.rulesVersion);
    expect(new Set(book!.puzzles.map(puzzle => puzzle.id)).size).toBe(book!.puzzles.length);
    for (const puzzle of book!.puzzles) {
      const { at, seat, players, plans, best, tempting } = puzzle;
      const names = Array.from({ length: players }, (_, i) => `P${i}`);
      const save = saveIn(logOf(edition, book!, puzzle, names))!;
      // Every answer of the game is one that is asked for, to its end.
      expect(Table.replay(game, save).outcome()).not.toBeNull();
      const table = Table.replay(game, save, at);
      const [right, wrong] = [true, false].map(is => plans.filter(plan => plan.isRight === is));
      expect(3 * right!.length).toBeLessThanOrEqual(plans.length);
      expect(Math.min(...right!.map(({ chance }) => chance))).toBeGreaterThan(
        Math.max(...wrong!.map(({ chance }) => chance)),
      );
      expect(best.chance - tempting.chance).toBeGreaterThanOrEqual(0.1499);
      for (const { line, isRight } of plans) {
        const answers = asAsked(table.answers, seat, unpacked(line, book!));
        const branch = game.clone(table.state);
        for (const answer of answers) game.apply(branch, answer);
        expect(verdictOn(answers, puzzle, book!)).toMatchObject({ isRight });
      }
    }
  });
});

/** The answers with the decisions that they are given to: they go on from those before. */
function asAsked(before: readonly Answer[], seat: number, line: readonly Answer[]): Answer[] {
  const given = before.filter(({ decision }) => decision.startsWith(`${seat}.`)).length;
  return line.map((answer, i) => ({ ...answer, decision: `${seat}.${given + i}` }));
}

const answer = (...picks: string[]): Answer => ({ decision: '0.0', picks });
const book: PuzzleBook = { rulesVersion: 1, ids: ['a', 'b', 'c', 'd'], puzzles: [] };
const puzzle = {
  plans: [
    { line: '0:0 0:1', chance: 0.7, isRight: true },
    { line: '0:0', chance: 0.3, isRight: false },
    { line: '0:2 0:1', chance: 0.2, isRight: false },
  ],
} as unknown as Puzzle;

describe('a verdict', () => {
  test('comes when the turn is over, in whatever order it was played', () => {
    expect(verdictOn([answer('a')], puzzle, book)).toBeNull();
    expect(verdictOn([answer('a'), answer('b')], puzzle, book)).toEqual({
      isRight: true,
      chance: 0.7,
    });
    expect(verdictOn([answer('b'), answer('a')], puzzle, book)).toMatchObject({ isRight: true });
    expect(verdictOn([answer('b'), answer('c')], puzzle, book)).toEqual({
      isRight: false,
      chance: 0.2,
    });
  });

  test('says that nobody measured what nobody thought of', () => {
    expect(verdictOn([answer('d')], puzzle, book)).toEqual({ isRight: false, chance: null });
  });
});

test('an answer that divides an amount is packed with its counts', () => {
  expect(unpacked('1:0=3.2=1 0:1 1:', book)).toEqual([
    { decision: '1.0', counts: { a: 3, c: 1 } },
    { decision: '0.0', picks: ['b'] },
    { decision: '1.1', picks: [] },
  ]);
});

test('the puzzle of the day is another one each day, until all of a game were there', () => {
  const books = ['x', 'y'].map(id => ({
    id,
    book: { ...book, puzzles: [1, 2, 3].map(n => ({ ...puzzle, id: `${id}${n}` })) },
  }));
  const days = Array.from({ length: 6 }, (_, i) => new Date(2026, 0, 5 + i));
  const told = days.map(day => dailyOf(books, day)!.puzzle.id);
  expect(new Set(told).size).toBe(6);
  expect(dailyOf([], days[0]!)).toBeNull();
});
