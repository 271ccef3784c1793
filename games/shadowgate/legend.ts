// What the numbers in a state and a view stand for, and where they are.
import { ids } from '@castellan/kernel';
import type { Legend } from '@castellan/kernel';
import { adventures } from './cards/adventures.ts';
import { characters } from './cards/characters.ts';
import { levels } from './cards/types.ts';
import { questFaces } from './figures.ts';
import { description } from './state.ts';

export const legend: Legend = {
  numbers: {
    adventure: ids(adventures),
    // What is paid for: an adventure card that is played as an item or, with the number after the last card, the chosen quest.
    target: [...ids(adventures), 'quest'],
    quest: ids(questFaces),
    character: characters.map(faces => ids(faces).join('/')),
    side: ['first', 'second'],
    level: levels,
  },
  where: {
    ...description.where,
    'turn.open[].what': 'target',
    'turn.used[]': 'adventure',
    'players[].side': 'side',
    'players[].levels[#]': 'level',
    'since[#]': 'adventure',
  },
};
