// What the numbers in a state and a view stand for, and where they are.
import { ids } from '@castellan/kernel';
import type { Legend } from '@castellan/kernel';
import { TOMB_COLUMNS, TOMB_ROWS, WHEEL } from './cards/boards.ts';
import { CITIZENS } from './cards/citizens.ts';
import { LOCATIONS } from './cards/locations.ts';
import { MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import { WEALTH } from './cards/wealth.ts';
import { description } from './state.ts';

export const legend: Legend = {
  numbers: {
    citizen: ids(CITIZENS),
    monster: ids(MONSTERS),
    tile: ids(TILES),
    wealth: ids(WEALTH),
    location: ids(LOCATIONS),
    wheel: ids(WHEEL),
    'tomb-line': ids([...TOMB_ROWS, ...TOMB_COLUMNS]),
  },
  where: { ...description.where, 'players[].margrave': 'location', 'knights[#]': 'location' },
};
