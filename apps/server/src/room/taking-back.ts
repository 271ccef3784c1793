import type { Seat } from '@castellan/kernel';
import type { Entry } from './entry.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';

/** The game is played again for each of them, also whenever its log is read. */
const MOST_TAKEN_BACK = 10;

/** Takes a seat's last answer back, or asks the others, as the table has agreed. `own` are all seats of whoever asks. */
export function takeBack(
  room: Room,
  seat: Seat,
  own: readonly Seat[],
  write: (entry: Entry) => void,
  at: number,
): void {
  const table = room.table!;
  const { undo } = room.spec;
  if (undo === 'off') throw new Refused('undo', 'At this table nothing is taken back.');
  if (table.canUndo(seat)) {
    write({ type: 'undone', at, seat, to: table.answers.length - 1 });
    return;
  }
  if (undo === 'free')
    throw new Refused(
      'undo',
      'Nothing to take back: since then something was learned, or someone else has moved.',
    );
  if (room.vote !== null) throw new Refused('stale', 'Another question is still open.');
  if (lastAnswerOf(room, seat) < 0) throw new Refused('undo', 'There is nothing to take back yet.');
  const taken = own.reduce((sum, one) => sum + room.takenBackBy(one), 0);
  if (taken >= MOST_TAKEN_BACK)
    throw new Refused(
      'undo',
      `You can ask to take back ${MOST_TAKEN_BACK} times in a game, and you have used them all.`,
    );
  write({ type: 'asked', at, seat, about: 'undo', of: room.othersThan(seat) });
}

/** The place of a seat's last answer; -1 if it has given none. */
export function lastAnswerOf(room: Room, seat: Seat): number {
  return room.table?.answers.findLastIndex(({ decision }) => decision.startsWith(`${seat}.`)) ?? -1;
}
