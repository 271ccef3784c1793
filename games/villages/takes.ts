// What each player got and did: for the report on balance. No rule reads this.
import { turnTake } from '@castellan/kernel';
import type { Event, Take } from '@castellan/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import type { State } from './state.ts';

/** Turn order, villages and Resources come from the table, actions from the events. */
export function takes({ players, first }: State, events: readonly Event[]): Take[] {
  const all = players.flatMap(({ buildings, adventurers, resources }, seat): Take[] => [
    turnTake(seat, first, players.length),
    ...buildings.map(card => ({ seat, kind: 'building', id: BUILDINGS[card]!.id })),
    ...adventurers.map(card => ({ seat, kind: 'adventurer', id: ADVENTURERS[card]!.id })),
    ...resources.map(card => ({ seat, kind: 'resource', id: BUILDINGS[card]!.resource })),
  ]);
  for (const event of events)
    if (event.say === 'led' || event.say === 'followed')
      all.push({ seat: Number(event['seat']), kind: event.say, id: String(event['action']) });
  return all;
}
