import type { Game, Save } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import { chosenPortrait } from '@castellan/protocol';
import type { Change } from './change.ts';
import { MOST_SEATS_EACH } from './commands/seats.ts';
import { SERVER_BOTS } from './host/bots.ts';
import { ownName, spareName } from './names.ts';
import { Refused } from './refused.ts';
import type { Sitter } from './seats.ts';

// A game that was begun elsewhere goes on at a table of others.

/** Far more than people play. It is played again whenever its table is opened. */
const MOST_BROUGHT = 1500;

/** Plays through a game that someone brings. Returns it as it is kept, with our rules' events, not the sender's. */
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
  seats: readonly Sitter[],
  host: { readonly guest: string; readonly name: string; readonly portrait?: number },
): void {
  const { room } = change;
  const freeName = (called: string): string => ownName(room, called || spareName(room));
  let own = 0;
  for (const [seat, sitter] of seats.entries())
    if (sitter.kind === 'person' && own++ < MOST_SEATS_EACH)
      change.write({
        type: 'sat',
        seat,
        guest: host.guest,
        name: freeName(own === 1 ? host.name : sitter.name),
        ...chosenPortrait(own === 1 ? host.portrait : sitter.portrait),
      });
  for (const [seat, sitter] of seats.entries())
    if (sitter.kind === 'bot' && SERVER_BOTS.includes(sitter.bot))
      change.write({ type: 'bot', seat, bot: sitter.bot, name: freeName(sitter.name) });
}
