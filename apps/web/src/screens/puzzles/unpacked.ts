import type { Answer, Edition, Puzzle, PuzzleBook } from '@castellan/kernel';
import { begin } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { ownTable } from '@castellan/room';

/** The answers that a text of a book stands for. */
export function unpacked(text: string, { ids }: PuzzleBook): Answer[] {
  const given: number[] = [];
  return text.split(' ').map(packed => {
    const [seat, named = ''] = packed.split(':');
    const n = given[Number(seat)] ?? 0;
    given[Number(seat)] = n + 1;
    const decision = `${seat}.${n}`;
    const parts = named === '' ? [] : named.split('.').map(part => part.split('='));
    const idOf = ([place]: readonly string[]): string => ids[Number.parseInt(place!, 36)]!;
    return parts.some(part => part.length > 1)
      ? { decision, counts: Object.fromEntries(parts.map(part => [idOf(part), Number(part[1])])) }
      : { decision, picks: parts.map(idOf) };
  });
}

/** The log of the game a puzzle comes from, as if the solver had sat where it is to be solved. */
export function logOf(
  edition: Edition,
  book: PuzzleBook,
  puzzle: Puzzle,
  names: readonly string[],
): Entry[] {
  const { id, players, settings, seed, seat } = puzzle;
  const seated = Array.from({ length: players }, (_, at) => ({
    name: names[at]!,
    chair: at === seat ? 'person' : 'greedy',
  }));
  const begun = begin(edition, { ...settings, players }, seed, seated);
  const answers = unpacked(puzzle.answers, book);
  const save = { ...begun, answers, events: answers.map(() => []) };
  return [
    ...ownTable(`puzzle-${id}`, save, seated, 0),
    { type: 'ended', at: 0, why: 'played', winners: [] },
  ];
}
