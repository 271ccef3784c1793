// What the numbers in a state and a view stand for, and where they are.
import { ids } from '@castellan/kernel';
import type { Legend } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { AREAS, MONSTERS } from './cards/monsters.ts';
import { description } from './state.ts';

export const legend: Legend = {
  numbers: {
    citizen: ids(CITIZENS),
    monster: ids(MONSTERS),
    domain: ids(DOMAINS),
    duke: ids(DUKES),
    area: AREAS,
  },
  where: { ...description.where, 'areas[]': 'area' },
};
