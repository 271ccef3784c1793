import type { Seat } from '@castellan/kernel';
import { chosenPortrait } from '@castellan/protocol';
import type { Request } from '../change.ts';
import type { Handlers } from '../commands.ts';
import { ownName, spareName } from '../names.ts';
import { Refused } from '../refused.ts';

/** How many seats one person may take: those who share a device. */
export const MOST_SEATS_EACH = 4;

export const seatCommands: Handlers<'sit' | 'leave' | 'bot' | 'program' | 'remove' | 'swap'> = {
  sit(request, { seat, name, portrait }) {
    const { room, from } = request;
    request.mustBe('gathering');
    if (from.kind !== 'guest') throw new Refused('seat', 'A program can’t choose its seat.');
    if (room.isRemoved(from.guest))
      throw new Refused('seat', 'The host has removed you from this table.');
    const open = request.sitterAt(seat);
    if (open.kind !== 'open') throw new Refused('seat', 'This seat is taken. Choose another.');
    if (open.reserved !== undefined && open.reserved.guest !== from.guest)
      throw new Refused('seat', `This seat is kept for ${open.reserved.name}. Choose another.`);
    if (room.spec.rated === true && room.seatsOf(from.guest).length > 0)
      throw new Refused('seat', 'At a rated table everyone has one seat.');
    if (room.seatsOf(from.guest).length >= MOST_SEATS_EACH)
      throw new Refused('seat', `One device has at most ${MOST_SEATS_EACH} seats.`);
    const face = chosenPortrait(portrait);
    request.write({ type: 'sat', seat, guest: from.guest, name: ownName(room, name), ...face });
  },

  leave(request, { seat }) {
    request.mustBe('gathering');
    request.mustOwn(seat);
    request.write({ type: 'freed', seat });
  },

  bot(request, { seat, bot }) {
    const { bots } = request.around;
    request.mustBeHost();
    request.mustBe('gathering');
    mustBeNobodys(request, seat);
    if (bot === null) request.write({ type: 'freed', seat });
    else if (!bots.includes(bot))
      throw new Refused(
        'settings',
        `There is no bot "${bot}" on this server. There are: ${bots.join(', ')}.`,
      );
    else request.write({ type: 'bot', seat, bot, name: spareName(request.room) });
  },

  program(request, { seat, name, key }) {
    const { room, from } = request;
    const sitter = request.sitterAt(seat);
    const guest = from.kind === 'guest' ? from.guest : '';
    // Its owner gets a new token at any time: the old one may be in the wrong hands. Another host must not see its hand.
    if (sitter.kind !== 'program' || sitter.by !== guest) {
      request.mustBeHost();
      request.mustBe('gathering');
    }
    mustBeNobodys(request, seat);
    request.write({ type: 'program', seat, key, name: ownName(room, name), by: guest });
  },

  remove(request, { seat }) {
    const { room } = request;
    request.mustBeHost();
    request.mustBe('gathering');
    const sitter = request.sitterAt(seat);
    if (sitter.kind === 'open' && sitter.reserved === undefined)
      throw new Refused('seat', 'Nobody sits there.');
    if (sitter.kind !== 'person' || sitter.guest === room.host)
      request.write({ type: 'freed', seat });
    else
      for (const own of room.seatsOf(sitter.guest))
        request.write({ type: 'freed', seat: own, removed: sitter.guest });
  },

  swap(request, { seat, with: other }) {
    request.mustBeHost();
    request.mustBe('gathering');
    request.sitterAt(seat);
    request.sitterAt(other);
    request.write({ type: 'swapped', seat, with: other });
  },
};

function mustBeNobodys(request: Request, seat: Seat): void {
  if (request.sitterAt(seat).kind === 'person')
    throw new Refused('seat', 'Someone sits there. Ask them to leave first.');
}
