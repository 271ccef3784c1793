import type { Position, Table, View } from '@castellan/kernel';
import { MOST_MOVES } from '@castellan/kernel';

/** Said of a game that goes on for too long. As on a server, nobody wins it. */
export const STOPPED = `The game was stopped after ${MOST_MOVES} answers.`;

/** Whether a game has ended: by its rules, or because it goes on for too long. */
export function isOver(table: Table<Position, View>): boolean {
  return table.outcome() !== null || table.answers.length >= MOST_MOVES;
}
