import type { Seat } from '@castellan/kernel';
import type { Change } from './change.ts';
import type { Entry } from './entry.ts';
import type { Room } from './room.ts';

/** Something that the others are asked. */
export interface Vote {
  readonly about: 'undo' | 'abandon';
  readonly by: Seat;
  /** The revision at which it was asked: by this a yes says what it is for. */
  readonly at: number;
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** What is being voted on after an entry. */
export function voteAfter(room: Room, entry: Entry): Vote | null {
  const { vote } = room;
  switch (entry.type) {
    case 'asked': {
      const { about, seat: by } = entry;
      // Older logs do not say who was asked: those who played themselves.
      const asked = entry.of ?? othersThan(room, by).filter(seat => room.active().includes(seat));
      return { about, by, at: room.revision + 1, asked, agreed: [] };
    }
    case 'voted':
      return entry.yes && vote ? { ...vote, agreed: [...vote.agreed, entry.seat] } : null;
    case 'answered':
      return vote?.about === 'undo' ? null : vote;
    case 'conceded':
      return vote && without(vote, entry.seat);
    case 'undone':
    case 'ended':
      return null;
    default:
      return vote;
  }
}

/** Nobody waits for the vote of someone who has given up. */
function without(vote: Vote, seat: Seat): Vote | null {
  if (vote.by === seat) return null;
  const isOther = (one: Seat): boolean => one !== seat;
  return { ...vote, asked: vote.asked.filter(isOther), agreed: vote.agreed.filter(isOther) };
}

/** The seats of other people who have not given up: nothing is decided over their heads. */
export function othersThan(room: Room, seat: Seat): Seat[] {
  const asking = room.seats[seat]!;
  const guest = asking.kind === 'person' ? asking.guest : null;
  return room.seatsWhere(one => one.kind === 'person' && !one.conceded && one.guest !== guest);
}

/** Whether a game that is over can go on: nobody else was there, and nothing new was learned. */
export function canReopen({ isOwn, ending, table, spec }: Room, seat: Seat): boolean {
  const isPlayedOut = ending?.why === 'played' || ending?.why === 'limit';
  return isOwn && isPlayedOut && spec.undo !== 'off' && table!.canUndo(seat);
}

/** When everyone who is asked has agreed, it is done. */
export function settleVote(change: Change): void {
  const { phase, vote } = change.room;
  if (phase !== 'playing' || vote === null) return;
  if (!vote.asked.every(seat => vote.agreed.includes(seat))) return;
  if (vote.about === 'abandon') change.write({ type: 'ended', why: 'abandoned', winners: [] });
  else change.write({ type: 'undone', seat: vote.by, to: change.room.lastAnswerOf(vote.by) });
}
