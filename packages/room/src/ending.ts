import type { Position, Table, View } from '@castellan/kernel';
import { MOST_MOVES, Refusal } from '@castellan/kernel';
import type { Ending } from '@castellan/protocol';

/** Refuses a game whose end is not what its rules say. They can't know who gave up or left. */
export function checkEnding(ending: Ending | null, table: Table<Position, View>): void {
  const isTrue =
    ending?.why === 'played'
      ? table.outcome() !== null
      : ending?.why !== 'limit' || table.answers.length >= MOST_MOVES;
  if (!isTrue)
    throw new Refusal('save', 'The saved game says that it was played to its end, and it was not.');
}
