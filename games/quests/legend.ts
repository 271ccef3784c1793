// What the numbers in a state and a view stand for, and where they are.
import { ids } from '@castellan/kernel';
import type { Legend } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import { QUESTS } from './cards/quests.ts';
import { description } from './state.ts';

export const legend: Legend = {
  numbers: { citizen: ids(CITIZENS), quest: ids(QUESTS), 'guild-master': ids(GUILD_MASTERS) },
  where: { ...description.where, 'players[].known[]': 'citizen' },
};
