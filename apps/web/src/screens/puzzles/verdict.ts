import type { Answer, Puzzle, PuzzleBook, PuzzlePlan } from '@castellan/kernel';
import { unpacked } from './unpacked.ts';

/** The verdict on the answers so far; null: the turn is not over. */
export interface Verdict {
  readonly isRight: boolean;
  /** The chance to win with what was played; null: nobody thought of it, so it was not measured. */
  readonly chance: number | null;
}

/** An answer without its place in the game: what was picked, in any order. */
function wordOf(answer: Answer): string {
  return 'picks' in answer
    ? answer.picks.toSorted().join(',')
    : Object.entries(answer.counts)
        .filter(([, n]) => n > 0)
        .map(([id, n]) => `${n} ${id}`)
        .sort()
        .join(',');
}

/** What is left of a plan after these answers, in whatever order they were given; null: they are not all of it. */
function restOf(plan: readonly string[], given: readonly string[]): string[] | null {
  const rest = [...plan];
  for (const word of given) {
    const at = rest.indexOf(word);
    if (at === -1) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Compares what somebody has answered with the plans that were measured. */
export function verdictOn(
  given: readonly Answer[],
  puzzle: Puzzle,
  book: PuzzleBook,
): Verdict | null {
  const words = given.map(wordOf);
  const begun = puzzle.plans.flatMap(plan => {
    const line = unpacked(plan.line, book).map(wordOf);
    const rest = restOf(line, words);
    if (rest === null) return [];
    return [{ plan, isDone: rest.length === 0, isExact: line.join('|') === words.join('|') }];
  });
  if (begun.length === 0) return { isRight: false, chance: null };
  const done = begun.filter(({ isDone }) => isDone);
  // Where the order matters, both orders were compared.
  const played = done.find(({ isExact }) => isExact) ?? done.find(({ plan }) => plan.isRight);
  if (played?.plan.isRight === true) return told(played.plan);
  // A plan that stops here may also be the beginning of a better one.
  const goesOn = begun.some(({ plan, isDone }) => !isDone && (plan.isRight || done.length === 0));
  return goesOn ? null : told((played ?? done[0]!).plan);
}

const told = ({ isRight, chance }: PuzzlePlan): Verdict => ({ isRight, chance });
