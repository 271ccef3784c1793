// What each player got: for the report on balance. No rule reads this.
import { handled, turnTake } from '@castellan/kernel';
import type { Event, Handlers, Take } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { LOCATIONS } from './cards/locations.ts';
import { TILES } from './cards/tiles.ts';
import type { events as told } from './events.ts';
import { SLOTS } from './state.ts';
import type { State } from './state.ts';

export function takes(state: State, events: readonly Event[]): Take[] {
  const { players, towers, first, ending } = state;
  return [
    ...players.flatMap((player, seat): Take[] => [
      turnTake(seat, first, players.length),
      { seat, kind: 'ending', id: ending },
      ...player.citizens
        .filter(kind => CITIZENS[kind]!.copies !== null)
        .map(kind => ({ seat, kind: 'citizen', id: CITIZENS[kind]!.id })),
      ...player.tiles
        .filter(tile => TILES[tile]!.grant === null)
        .map(tile => ({ seat, kind: 'tile', id: TILES[tile]!.id })),
    ]),
    ...towers.flatMap((seat, place): Take[] => {
      if (seat < 0) return [];
      const location = LOCATIONS[Math.floor(place / SLOTS)]!.id;
      return [
        { seat, kind: 'tower', id: location },
        { seat, kind: 'slot', id: `${location} ${(place % SLOTS) + 1}` },
      ];
    }),
    ...events.map(event => handled(taken, event)).filter(one => one !== undefined),
  ];
}

const taken: Handlers<typeof told, Take> = {
  'grant-used': ({ seat, tile }) => ({ seat, kind: 'tile', id: tile }),
  slain: ({ seat, monster }) => ({ seat, kind: 'monster', id: monster }),
  cashed: ({ seat, wealth }) => ({ seat, kind: 'wealth', id: wealth }),
  'played-power': ({ seat, citizen }) => ({ seat, kind: 'power', id: citizen }),
  'played-pennant': ({ seat, citizen }) => ({ seat, kind: 'pennant', id: citizen }),
};
