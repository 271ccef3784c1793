// What each player got: for the report on balance. No rule reads this.
import { handled, turnTake } from '@castellan/kernel';
import type { Event, Handlers, Take } from '@castellan/kernel';
import { adventures } from './cards/adventures.ts';
import type { events as told } from './events.ts';
import { characterFaces } from './figures.ts';
import type { State } from './state.ts';
import { faceOf } from './state.ts';

const wilds = new Set(adventures.flatMap(({ id, kind }) => (kind === 'wild' ? [id] : [])));

/** Characters and turn order come from the table, items and quests from the events. */
export function takes({ players, first }: State, events: readonly Event[]): Take[] {
  const all = players.flatMap((player, seat): Take[] => [
    turnTake(seat, first, players.length),
    { seat, kind: 'character', id: characterFaces[faceOf(player)]!.id },
  ]);
  for (const event of events) all.push(...(handled<typeof told, Take[]>(taken, event) ?? []));
  return all;
}

const taken: Handlers<typeof told, Take[]> = {
  'item-acquired': ({ seat, card }) => [
    { seat, kind: wilds.has(card) ? 'wild' : 'item', id: card },
  ],
  'quest-completed': ({ seat, quest, level }) => [
    { seat, kind: 'quest', id: quest },
    { seat, kind: 'level', id: level },
  ],
};
