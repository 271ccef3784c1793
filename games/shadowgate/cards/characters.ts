// The 4 character cards: the face with the star, then the other [SG 1.7]. Two star faces come from the rulebook's examples. The others
// are our own.
import type { CharacterCard } from './types.ts';

export const characters: readonly CharacterCard[] = [
  [
    {
      id: 'ranger',
      name: 'Ranger',
      stats: [1, 2, 1],
      baseTypes: ['ranged', 'wind', 'stave'],
      source: 'rulebook',
      standIns: ['name', 'baseTypes'],
    },
    {
      id: 'druid',
      name: 'Druid',
      stats: [1, 1, 2],
      baseTypes: ['armor', 'fire', 'stave'],
      source: 'reconstructed',
      standIns: ['name', 'stats', 'baseTypes'],
    },
  ],
  [
    {
      id: 'sage',
      name: 'Sage',
      stats: [0, 2, 2],
      baseTypes: ['artifact', 'fire', 'ranged'],
      source: 'rulebook',
      standIns: ['name', 'baseTypes'],
    },
    {
      id: 'wizard',
      name: 'Wizard',
      stats: [1, 1, 2],
      baseTypes: ['artifact', 'ice', 'armor'],
      source: 'reconstructed',
      standIns: ['name', 'stats', 'baseTypes'],
    },
  ],
  [
    {
      id: 'warrior',
      name: 'Warrior',
      stats: [2, 1, 1],
      baseTypes: ['melee', 'ice', 'royal'],
      source: 'reconstructed',
      standIns: ['name', 'stats', 'baseTypes'],
    },
    {
      id: 'rogue',
      name: 'Rogue',
      stats: [1, 2, 1],
      baseTypes: ['melee', 'ice', 'thorn'],
      source: 'reconstructed',
      standIns: ['name', 'stats', 'baseTypes'],
    },
  ],
  [
    {
      id: 'seer',
      name: 'Seer',
      stats: [1, 1, 2],
      baseTypes: ['orb', 'wind', 'armor'],
      source: 'reconstructed',
      standIns: ['name', 'stats', 'baseTypes'],
    },
    {
      id: 'knight',
      name: 'Knight',
      stats: [2, 1, 1],
      baseTypes: ['melee', 'fire', 'royal'],
      source: 'reconstructed',
      standIns: ['name', 'stats', 'baseTypes'],
    },
  ],
];
