import { CITIZENS } from './cards/citizens.ts';
import { LOCATIONS } from './cards/locations.ts';
import { MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import { WEALTH } from './cards/wealth.ts';
import { TOMB_COLUMNS, TOMB_ROWS, WHEEL } from './cards/boards.ts';
import {
  citizenPower,
  influencePower,
  locationPower,
  pennantPower,
  rewardPower,
  segmentPower,
  slotPower,
  tilePower,
  tombPower,
  wealthPower,
} from './printed.ts';
import { box, SLOTS } from './state.ts';
import type { State } from './state.ts';

const each = (things: readonly unknown[], power: (place: number) => number): number[] =>
  things.map((_, place) => power(place));

/** The powers on the cards and boards of this table: all but the tiles that need more players. */
export function inPlay({ players }: State): number[] {
  return [
    ...each(CITIZENS, citizenPower),
    ...each(CITIZENS, pennantPower),
    ...MONSTERS.flatMap(({ reward }, monster) => (reward === null ? [] : [rewardPower(monster)])),
    ...each(MONSTERS, influencePower),
    ...each(LOCATIONS, locationPower),
    ...Array.from({ length: LOCATIONS.length * SLOTS }, (_, place) => slotPower(place)),
    ...each(WHEEL, segmentPower),
    ...each([...TOMB_ROWS, ...TOMB_COLUMNS], tombPower),
    ...TILES.flatMap((_, tile) =>
      box.tile.copies(tile, players.length) > 0 ? [tilePower(tile)] : [],
    ),
    ...each(WEALTH, wealthPower),
  ];
}
