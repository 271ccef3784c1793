// What the numbers in a state and a view stand for, and where they are.
import { ids } from '@castellan/kernel';
import type { Legend } from '@castellan/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { CASTLES } from './cards/castles.ts';
import { ACTIONS } from './cards/language.ts';
import { description } from './state.ts';

export const legend: Legend = {
  numbers: {
    building: ids(BUILDINGS),
    adventurer: ids(ADVENTURERS),
    action: ACTIONS,
    // By seat: everyone has one, and it never moves.
    castle: ids(CASTLES),
  },
  where: { ...description.where, 'turn.action': 'action' },
};
