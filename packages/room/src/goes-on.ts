import type { Game, Save, Seated } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { Change } from './change.ts';
import { MOST_SEATS_EACH } from './commands/seats.ts';
import { SERVER_BOTS } from './host/bots.ts';
import { ownName, spareName } from './names.ts';
import { Refused } from './refused.ts';

// A game that was begun elsewhere goes on at a table of others.

/** Far more than people play. It is played again whenever its table is opened. */
const MOST_BROUGHT = 1500;

/** Plays a game through that someone brings. Returns it as it is kept, with what the rules told, not with what they say. */
export function checkedGame(rules: Game, save: Save): Save {
  if (save.answers.length > MOST_BROUGHT)
    throw new Refused('save', `A game with more than ${MOST_BROUGHT} moves stays where it is.`);
  const table = Table.replay(rules, save);
  if (table.outcome() !== null)
    throw new Refused('over', 'This game is over: nobody can be invited into it.');
  return table.save();
}

/** The people who played it share the host's device, as far as one device has seats; bots stay; other seats are free. */
export function sitAgain(
  change: Change,
  seated: readonly Seated[],
  host: string,
  name: string,
): void {
  const { room } = change;
  if (seated.length !== room.seats.length)
    throw new Refused('settings', `Someone must sit in each of the ${room.seats.length} seats.`);
  const own = [...seated.keys()].filter(seat => seated[seat]!.chair === 'person');
  for (const [n, seat] of own.slice(0, MOST_SEATS_EACH).entries()) {
    const called = n === 0 ? name : seated[seat]!.name;
    change.write({
      type: 'sat',
      seat,
      guest: host,
      name: ownName(room, called || spareName(room)),
    });
  }
  for (const [seat, { chair: bot, name: called }] of seated.entries())
    if (SERVER_BOTS.includes(bot))
      change.write({ type: 'bot', seat, bot, name: ownName(room, called || spareName(room)) });
}
