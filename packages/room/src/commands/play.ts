import type { Answer, Seat } from '@castellan/kernel';
import { paceOf } from '@castellan/protocol';
import type { Request } from '../change.ts';
import type { Handlers } from '../commands.ts';
import { finish } from '../course.ts';
import type { Happening } from '../entry.ts';
import { Refused } from '../refused.ts';
import type { Sitter } from '../seats.ts';
import { isTaken } from '../seats.ts';
import { questionOf } from '../standing.ts';

/** How often each may pause a game. Any player may resume it, so it is no way to keep the others waiting. */
const MOST_PAUSES = 5;
/** A bot steps in for someone who has been away this long, not for a phone that changes its network. */
export const AWAY_MS = 30_000;

export const playCommands: Handlers<
  'answer' | 'drop' | 'end-turn' | 'pause' | 'resume' | 'concede' | 'reclaim' | 'stand-in'
> = {
  answer(request, { seat, revision, answer, hold = false, stands = false }) {
    // The rules list what is allowed when they refuse: nobody but the seat itself gets that far.
    request.mustPlay(seat);
    if (Number(answer.decision.split('.')[0]) !== seat)
      throw new Refused('seat', 'This is the decision of another seat.');
    request.mustKnow(request.room.lastUndo, revision);
    const { held, table } = request.room;
    if (held?.seat === seat)
      throw new Refused('stale', 'Your turn is done: end it, or take it back.');
    const asked = stands ? table!.decisions().find(({ id }) => id === answer.decision) : undefined;
    if (asked?.kind === 'choose') {
      const question = questionOf(asked);
      request.write(given(seat, answer));
      request.write({ type: 'stands', seat, question, answer });
      finish(request);
    } else if (hold && table!.ahead(answer) !== null) request.write({ type: 'held', seat, answer });
    else give(request, seat, answer);
  },

  drop(request, { seat }) {
    request.mustOwn(seat);
    request.mustBe('playing');
    if (request.room.standing[seat]!.length > 0) request.write({ type: 'dropped', seat });
  },

  'end-turn'(request, { seat }) {
    request.mustPlay(seat);
    const { held } = request.room;
    // Pressed twice: what the second press asks for is done.
    if (held?.seat === seat) give(request, seat, held.answer);
  },

  pause(request) {
    const seat = request.mustSit();
    request.mustBeRunning();
    const { pauses } = request.room;
    if (request.ownSeats().reduce((sum, own) => sum + pauses[own]!, 0) >= MOST_PAUSES)
      throw new Refused(
        'seat',
        `You can pause a game ${MOST_PAUSES} times, and you have used them all.`,
      );
    request.write({ type: 'paused', seat });
  },

  resume(request) {
    request.mustSit();
    request.mustBe('playing');
    if (request.room.paused === null) throw new Refused('stale', 'The game is not paused.');
    request.write({ type: 'resumed' });
  },

  concede(request, { seat }) {
    const { room } = request;
    const sitter = request.mustOwn(seat);
    request.mustBe('playing');
    if (sitter.conceded) throw new Refused('stale', 'This seat has already given up.');
    request.write({ type: 'conceded', seat });
    const left = room.seatsWhere(isStillIn);
    if (room.active().length === 0 || left.length === 1)
      request.write({ type: 'ended', why: 'conceded', winners: left });
  },

  reclaim(request, { seat }) {
    const { room } = request;
    const sitter = request.mustOwn(seat);
    request.mustBe('playing');
    if (!sitter.standIn) throw new Refused('stale', 'No bot plays for this seat.');
    if (room.waiting().includes(seat) && room.clocks?.isSpent(seat))
      throw new Refused(
        'seat',
        'Your time for this decision is up: the bot makes it. Take your seat back after that.',
      );
    request.write({ type: 'reclaimed', seat });
  },

  'stand-in'(request, { seat }) {
    request.mustBeHost();
    request.mustBeRunning();
    const sitter = request.sitterAt(seat);
    if (!isTaken(sitter) || sitter.standIn || sitter.conceded)
      throw new Refused('stale', 'A bot already plays there.');
    // Over days everyone comes and goes.
    if (paceOf(request.room.spec.clock) === 'turns')
      throw new Refused('seat', 'At a turn-by-turn table the clock says when a bot steps in.');
    if (request.around.awayFor(seat) < AWAY_MS)
      throw new Refused(
        'seat',
        `A bot can step in for ${sitter.name} once they have been away for ${AWAY_MS / 1000} seconds.`,
      );
    request.write({ type: 'stood-in', seat, why: 'away' });
  },
};

function give(request: Request, seat: Seat, answer: Answer): void {
  request.write(given(seat, answer));
  finish(request);
}

const given = (seat: Seat, answer: Answer): Happening => ({
  type: 'answered',
  seat,
  hand: 'own',
  answer,
  events: [],
});

const isStillIn = (sitter: Sitter): boolean => !isTaken(sitter) || !sitter.conceded;
