// What each player got: for the report on balance. No rule reads this.
import { handled, turnTake } from '@castellan/kernel';
import type { Event, Handlers, Take } from '@castellan/kernel';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import type { events as told } from './events.ts';
import type { State } from './state.ts';

/** Guild Masters and turn order come from the table, Citizens and Quests from the events. */
export function takes({ players, first }: State, events: readonly Event[]): Take[] {
  const all = players.flatMap(({ guildMaster }, seat): Take[] => [
    turnTake(seat, first, players.length),
    { seat, kind: 'guild-master', id: GUILD_MASTERS[guildMaster]!.id },
  ]);
  for (const event of events) all.push(...(handled<typeof told, Take[]>(taken, event) ?? []));
  return all;
}

const taken: Handlers<typeof told, Take[]> = {
  hired: ({ seat, citizen }) => [{ seat, kind: 'citizen', id: citizen }],
  'hired-from-hand': ({ seat, citizen }) => [{ seat, kind: 'citizen', id: citizen }],
  'quest-completed': ({ seat, quest }) => [{ seat, kind: 'quest', id: quest }],
};
