// What each player got: for the report on balance. No rule reads this.
import { turnTake } from '@castellan/kernel';
import type { Event, Take } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { LOCATIONS } from './cards/locations.ts';
import { TILES } from './cards/tiles.ts';
import { SLOTS } from './state.ts';
import type { State } from './state.ts';

export function takes(state: State, events: readonly Event[]): Take[] {
  const { players, towers, first, ending } = state;
  const taken = (say: string, kind: string, name: string): Take[] =>
    events
      .filter(event => event.say === say)
      .map(event => ({ seat: Number(event['seat']), kind, id: String(event[name]) }));
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
    ...taken('grant-used', 'tile', 'tile'),
    ...taken('slain', 'monster', 'monster'),
    ...taken('cashed', 'wealth', 'wealth'),
    ...taken('played-power', 'power', 'citizen'),
    ...taken('played-pennant', 'pennant', 'citizen'),
  ];
}
