// What the numbers in a state and a view stand for, and where they are.
import type { Legend } from '@castellan/kernel';
import { adventures } from './cards/adventures.ts';
import { characters } from './cards/characters.ts';
import { levels } from './cards/types.ts';
import { questFaces } from './figures.ts';

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

export const legend: Legend = {
  numbers: {
    adventure: ids(adventures),
    // What is to be paid: an adventure card played as an item, or, after the last of those, the chosen quest.
    target: [...ids(adventures), 'quest'],
    quest: ids(questFaces),
    character: characters.map(faces => ids(faces).join('/')),
    side: ['first', 'second'],
    level: levels,
  },
  where: {
    'turn.quest': 'quest',
    'turn.open[].what': 'target',
    'turn.open[].paid[]': 'adventure',
    'turn.loose[]': 'adventure',
    'turn.spent[]': 'adventure',
    'turn.used[]': 'adventure',
    'players[].character': 'character',
    'players[].side': 'side',
    'players[].hand[]': 'adventure',
    'players[].items[]': 'adventure',
    'players[].levels[#]': 'level',
    'deck[]': 'adventure',
    'discard[]': 'adventure',
    'since[#]': 'adventure',
    'quests[]': 'quest',
    'questDeck[]': 'quest',
    'questDiscard[]': 'quest',
    'spare[]': 'character',
  },
};
