import type { Handlers } from '../commands.ts';
import { Refused } from '../refused.ts';
import { canReopen, othersThan } from '../vote.ts';

/** The game is played again for each of them, also whenever its log is read. */
const MOST_TAKEN_BACK = 10;
/** The others may break off without the vote of someone who has been away this long. */
const LONG_AWAY_MS = 10 * 60_000;

/** What the others must agree to. */
export const voteCommands: Handlers<'undo' | 'abandon' | 'vote'> = {
  /** Takes a seat's last answer back, or asks the others, as the table has agreed. */
  undo(request, { seat, revision }) {
    const { room } = request;
    // Alone, even the answer that ended the game can be taken back.
    if (room.phase === 'over' && canReopen(room, seat)) request.mustOwn(seat);
    else request.mustPlay(seat);
    request.mustKnow(room.lastMove, revision);
    if (room.held?.seat === seat) {
      // It was never given: nobody needs to allow it.
      request.write({ type: 'released', seat });
      return;
    }
    const { undo } = room.spec;
    const table = room.table!;
    if (undo === 'off') throw new Refused('undo', 'Nothing can be taken back at this table.');
    if (table.canUndo(seat)) {
      request.write({ type: 'undone', seat, to: table.answers.length - 1 });
      return;
    }
    if (undo === 'free')
      throw new Refused(
        'undo',
        'Too late to take back: something was revealed since, or someone else has moved.',
      );
    if (room.vote !== null) throw new Refused('stale', 'Another vote is still open.');
    if (room.lastAnswerOf(seat) < 0)
      throw new Refused('undo', 'There is nothing to take back yet.');
    const taken = request.ownSeats().reduce((sum, own) => sum + room.takenBack[own]!, 0);
    if (taken >= MOST_TAKEN_BACK)
      throw new Refused(
        'undo',
        `You can ask to take back ${MOST_TAKEN_BACK} times in a game, and you have used them all.`,
      );
    request.write({ type: 'asked', seat, about: 'undo', of: othersThan(room, seat) });
  },

  abandon(request) {
    const { room, around } = request;
    const seat = request.mustSit();
    request.mustBe('playing');
    if (room.vote !== null) throw new Refused('stale', 'Another vote is still open.');
    // Someone who has long been gone can't keep the others at the table.
    const of = othersThan(room, seat).filter(
      one => !room.isPlayedByBot(one) || around.awayFor(one) < LONG_AWAY_MS,
    );
    request.write({ type: 'asked', seat, about: 'abandon', of });
  },

  vote(request, { seat, asked, yes }) {
    const { vote } = request.room;
    request.mustOwn(seat);
    if (vote === null || vote.at !== asked) throw new Refused('stale', 'This vote is over.');
    const isAsked = vote.asked.includes(seat) && !vote.agreed.includes(seat);
    // The one who asked may vote no as well: that withdraws the question.
    if (!isAsked && (vote.by !== seat || yes))
      throw new Refused('stale', 'This seat has no vote here.');
    request.write({ type: 'voted', seat, yes });
  },
};
