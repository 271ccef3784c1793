import { readSettings } from '@castellan/kernel';
import type { Handlers } from '../commands.ts';
import { missing, promise } from '../course.ts';
import { mustBeFair } from '../rated.ts';
import { Refused } from '../refused.ts';

/** What the table itself is: its host, its settings, its beginning, and the table after it. */
export const tableCommands: Handlers<'host' | 'settle' | 'start' | 'share' | 'rematch'> = {
  host(request, { guest }) {
    const { room } = request;
    request.mustBeHost();
    if (room.seatsOf(guest).length === 0)
      throw new Refused('seat', 'The host must sit at the table.');
    if (guest === room.host) throw new Refused('stale', 'They are already the host.');
    request.write({ type: 'host', guest });
  },

  settle(request, { spec }) {
    const { rules, spec: before } = request.room;
    request.mustBeHost();
    request.mustBe('gathering');
    if (spec.game !== before.game)
      throw new Refused('settings', 'Open another table for another game.');
    const settings = readSettings(rules, spec.settings);
    mustBeFair({ ...spec, settings }, request.room.from !== null);
    const isOthers = request.room.seats.some(
      one => one.kind === 'person' && one.guest !== request.room.host,
    );
    if ((spec.rated ?? false) !== (before.rated ?? false) && isOthers)
      throw new Refused(
        'settings',
        'Others have already sat down: this can’t be changed any more.',
      );
    if (request.room.from !== null && !isSame(settings, before.settings))
      throw new Refused('settings', 'This game has already begun elsewhere: its settings stay.');
    request.write({ type: 'settled', spec: { ...spec, settings } });
  },

  start(request) {
    const { room } = request;
    request.mustBeHost();
    request.mustBe('gathering');
    if (room.seats.some(({ kind }) => kind === 'open'))
      throw new Refused('seat', 'A seat is still open: wait for someone, or let a bot sit there.');
    if (room.active().length === 0)
      throw new Refused('seat', 'Nobody would play: take a seat yourself.');
    if (room.from !== null) {
      request.write({ type: 'begun' });
      return;
    }
    // Newer rules may know more settings than there were when it was opened: what is promised is in the log.
    const { settings } = room.settled();
    if (!isSame(settings, room.spec.settings))
      request.write({ type: 'settled', spec: { ...room.spec, settings } });
    promise(request, request.around.secret());
  },

  share(request, { seat, number }) {
    request.mustBe('shuffling');
    request.mustOwn(seat);
    if (request.room.shuffle!.numbers[seat] !== null)
      throw new Refused('stale', 'This seat has already added its number.');
    request.write({ type: 'shared', seat, number });
    if (missing(request.room).length === 0) request.write({ type: 'begun' });
  },

  rematch(request, { table }) {
    request.mustSit();
    request.mustBe('over');
    if (request.room.rematch !== null) throw new Refused('stale', 'There is already a new table.');
    request.write({ type: 'rematch', table });
  },
};

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
