// What each player got and did: for the report on balance. No rule reads this.
import { handled, turnTake } from '@castellan/kernel';
import type { Event, Handlers, Take } from '@castellan/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import type { events as told } from './events.ts';
import type { State } from './state.ts';

/** Turn order, villages and Resources come from the table, actions from the events. */
export function takes({ players, first }: State, events: readonly Event[]): Take[] {
  const all = players.flatMap(({ buildings, adventurers, resources }, seat): Take[] => [
    turnTake(seat, first, players.length),
    ...buildings.map(card => ({ seat, kind: 'building', id: BUILDINGS[card]!.id })),
    ...adventurers.map(card => ({ seat, kind: 'adventurer', id: ADVENTURERS[card]!.id })),
    ...resources.map(card => ({ seat, kind: 'resource', id: BUILDINGS[card]!.resource })),
  ]);
  for (const event of events) all.push(...(handled<typeof told, Take[]>(taken, event) ?? []));
  return all;
}

const taken: Handlers<typeof told, Take[]> = {
  led: ({ seat, action }) => [{ seat, kind: 'led', id: action }],
  followed: ({ seat, action }) => [{ seat, kind: 'followed', id: action }],
};
