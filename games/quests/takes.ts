// What each player got: for the report on balance. No rule reads this.
import { turnTake } from '@castellan/kernel';
import type { Event, Take } from '@castellan/kernel';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import type { State } from './state.ts';

/** Guild Masters and turn order come from the table, Citizens and Quests from the events. */
export function takes({ players, first }: State, events: readonly Event[]): Take[] {
  const all = players.flatMap(({ guildMaster }, seat): Take[] => [
    turnTake(seat, first, players.length),
    { seat, kind: 'guild-master', id: GUILD_MASTERS[guildMaster]!.id },
  ]);
  for (const event of events) {
    const seat = Number(event['seat']);
    if (event.say === 'hired' || event.say === 'hired-from-hand')
      all.push({ seat, kind: 'citizen', id: String(event['citizen']) });
    else if (event.say === 'quest-completed')
      all.push({ seat, kind: 'quest', id: String(event['quest']) });
  }
  return all;
}
