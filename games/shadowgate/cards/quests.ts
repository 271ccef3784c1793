// The 11 quest cards, two faces each [SG 1.6]. The rulebook shows one face. The others are our own, in the same pattern.
import { cardTable, column, inPairs } from '@castellan/kernel';
import { itemClasses, itemTypes, triple } from './types.ts';
import type { QuestCard } from './types.ts';

export const quests: readonly QuestCard[] = inPairs(
  cardTable(
    'quests',
    {
      name: column.text,
      cost: triple,
      type: column.oneOf(itemTypes),
      great: column.oneOf(itemClasses),
      epic: column.list(column.oneOf(itemClasses)),
      source: column.source,
      standIns: ['name', 'cost', 'type', 'great', 'epic'],
    },
    `
  name                     | cost  | type     | great  | epic         | source
  The Silent Guard         | 4 3 2 | ranged   | magic  | ~magic relic | rulebook
  The Wraith's Crypt       | 2 3 4 | fire     | relic  | relic weapon | reconstructed
  The Troll Bridge         | 4 2 3 | melee    | magic  | magic relic  | reconstructed
  The Banquet Hall         | 2 4 2 | artifact | magic  | magic weapon | reconstructed
  The Dragon's Den         | 4 2 3 | armor    | relic  | relic magic  | reconstructed
  The Kings' Tomb          | 3 2 3 | royal    | weapon | weapon magic | reconstructed
  The Frozen Lake          | 1 4 4 | fire     | weapon | weapon relic | reconstructed
  The Sphinx's Chamber     | 1 3 3 | orb      | magic  | magic weapon | reconstructed
  The Firedrake's Span     | 3 2 4 | ice      | relic  | relic weapon | reconstructed
  The Briar Stair          | 2 3 2 | thorn    | weapon | weapon magic | reconstructed
  The Bottomless Chasm     | 3 3 3 | wind     | weapon | weapon relic | reconstructed
  The Behemoth's Well      | 3 1 3 | stave    | magic  | magic weapon | reconstructed
  The Mirror Chamber       | 1 4 3 | artifact | weapon | weapon magic | reconstructed
  The Cyclops' Courtyard   | 2 4 3 | ranged   | relic  | relic magic  | reconstructed
  The Empty Throne         | 2 4 2 | royal    | magic  | magic weapon | reconstructed
  The Rockworm Tunnel      | 4 3 2 | melee    | relic  | relic magic  | reconstructed
  The Observatory          | 2 3 2 | orb      | weapon | weapon magic | reconstructed
  The Gargoyle Gate        | 3 2 4 | armor    | magic  | magic relic  | reconstructed
  The Poisoned Garden      | 3 2 2 | thorn    | magic  | magic weapon | reconstructed
  The Hellhound's Pit      | 3 3 3 | ice      | weapon | weapon relic | reconstructed
  The Warlock's Laboratory | 2 2 3 | stave    | weapon | weapon magic | reconstructed
  The Hall of Poison Mist  | 2 4 3 | wind     | relic  | relic weapon | reconstructed
`,
  ),
);
