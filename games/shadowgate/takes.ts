// What each player got: for the report on balance. No rule reads this.
import { turnTake } from '@castellan/kernel';
import type { Event, Take } from '@castellan/kernel';
import { adventures } from './cards/adventures.ts';
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
  for (const event of events) {
    const seat = Number(event['seat']);
    if (event.say === 'item-acquired') {
      const id = String(event['card']);
      all.push({ seat, kind: wilds.has(id) ? 'wild' : 'item', id });
    } else if (event.say === 'quest-completed') {
      all.push({ seat, kind: 'quest', id: String(event['quest']) });
      all.push({ seat, kind: 'level', id: String(event['level']) });
    }
  }
  return all;
}
