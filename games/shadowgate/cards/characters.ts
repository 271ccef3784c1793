// The 4 character cards: the face with the star, then the other [SG 1.7]. Two star faces come from the rulebook's examples. The others
// are our own.
import { cardTable, column, inPairs } from '@castellan/kernel';
import { itemTypes, triple } from './types.ts';
import type { CharacterCard } from './types.ts';

const type = column.oneOf(itemTypes);

export const characters: readonly CharacterCard[] = inPairs(
  cardTable(
    'characters',
    {
      name: column.text,
      stats: triple,
      baseTypes: column.tuple(type, type, type),
      source: column.source,
      standIns: ['name', 'stats', 'baseTypes'],
    },
    `
  name    | stats | baseTypes             | source
  ~Ranger | 1 2 1 | ~ranged wind stave    | rulebook
  Druid   | 1 1 2 | armor fire stave      | reconstructed
  ~Sage   | 0 2 2 | ~artifact fire ranged | rulebook
  Wizard  | 1 1 2 | artifact ice armor    | reconstructed
  Warrior | 2 1 1 | melee ice royal       | reconstructed
  Rogue   | 1 2 1 | melee ice thorn       | reconstructed
  Seer    | 1 1 2 | orb wind armor        | reconstructed
  Knight  | 2 1 1 | melee fire royal      | reconstructed
`,
  ),
);
