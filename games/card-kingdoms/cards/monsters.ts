import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import { effect } from './notation.ts';
import type { Effect } from '@castellan/powers';

/** Sorted by their weakest Monster, then by the next: the order of the stacks from left to right [CK 2.4, R1]. */
export const AREAS = [
  'hills',
  'barrens',
  'ruins',
  'forest',
  'swamp',
  'valley',
  'caverns',
  'mountains',
] as const;
export type Area = (typeof AREAS)[number];
const TYPES = ['minion', 'beast', 'titan', 'boss'] as const;
export type MonsterType = (typeof TYPES)[number];

/** A Monster [CK 1.8]. */
export interface MonsterCard {
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  readonly type: MonsterType;
  readonly strength: number;
  readonly magic: number;
  readonly vp: number;
  /** Copies for up to four players, and how many more with five [CK 2.5]. */
  readonly copies: number;
  readonly copiesWithFive: number;
  readonly reward: Effect;
  readonly source: Known['source'];
}

/** The 24 different Monsters. A card in a state is its place in this list. */
export const MONSTERS: readonly MonsterCard[] = cardTable(
  'monsters',
  {
    name: column.text,
    area: column.oneOf(AREAS),
    type: column.oneOf(TYPES),
    strength: column.number,
    magic: column.number,
    vp: column.number,
    copies: column.number,
    copiesWithFive: column.number,
    reward: effect,
    source: 'two-sources',
  },
  `
  name             | area      | type   | strength | magic | vp | copies | copiesWithFive | reward
  Goblin           | hills     | minion | 1        | 0     | 1  | 3      | 0              | 1G
  Goblin Mage      | hills     | titan  | 3        | 0     | 2  | 1      | 1              | 1G / 1M
  Goblin King      | hills     | boss   | 6        | 0     | 4  | 1      | 0              | 1G × Hills
  Skeleton         | ruins     | minion | 2        | 0     | 2  | 2      | 1              | 1G
  Flaming Skeleton | ruins     | titan  | 5        | 0     | 3  | 2      | 0              | 1G 1M
  Skeleton King    | ruins     | boss   | 8        | 0     | 4  | 1      | 0              | 2G × Ruins
  Treant           | forest    | minion | 3        | 0     | 1  | 2      | 1              | 1G 1M
  Bane Spider      | forest    | beast  | 6        | 0     | 2  | 2      | 0              | 3G / free Citizen Knight
  Spider Queen     | forest    | boss   | 10       | 3     | 5  | 1      | 0              | 2G × Forest / (free Citizen + 1VP)
  Owlbear          | valley    | beast  | 4        | 0     | 2  | 3      | 0              | 2M
  Giant            | valley    | titan  | 8        | 0     | 3  | 1      | 1              | 1G 2M
  Troll            | valley    | boss   | 12       | 0     | 6  | 1      | 0              | 2M × Valley
  Dire Bear        | mountains | beast  | 5        | 0     | 3  | 2      | 1              | 2G / 2M
  Orc Warrior      | mountains | minion | 9        | 0     | 3  | 2      | 0              | free Citizen ≤ 3G
  Orc Chieftain    | mountains | boss   | 14       | 0     | 6  | 1      | 0              | 2G × Mountains
  Gargoyle         | barrens   | minion | 1        | 0     | 1  | 3      | 1              | 1M
  Wraith           | barrens   | titan  | 4        | 3     | 3  | 1      | 0              | free Citizen ≤ 2G
  Witch Queen      | barrens   | boss   | 5        | 4     | 5  | 1      | 0              | 1M × Barrens
  Gelatinous Cube  | swamp     | minion | 4        | 1     | 3  | 3      | 1              | 2G
  Basilisk         | swamp     | beast  | 6        | 3     | 4  | 1      | 0              | 3G / 3M
  Swamp Dragon     | swamp     | boss   | 10       | 4     | 6  | 1      | 0              | 2M × Swamp
  Kobolds          | caverns   | minion | 5        | 1     | 3  | 3      | 1              | 2G 1M
  Gold Golem       | caverns   | titan  | 7        | 3     | 4  | 1      | 0              | 5G
  Red Dragon       | caverns   | boss   | 12       | 6     | 7  | 1      | 0              | 3G × Caverns
`,
);
