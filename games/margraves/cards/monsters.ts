// The Monsters [MV 1.6, 7]: four and a boss for each lair.
import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { effect } from './notation.ts';

export const LAIRS = ['hills', 'ruins', 'forest', 'swamp'] as const;
export type Lair = (typeof LAIRS)[number];

export interface Monster extends Known {
  readonly id: string;
  readonly name: string;
  readonly lair: Lair;
  /** A boss lies below the lair card at first. It joins the others when the stack is shuffled [MV 2.7, 10.6]. */
  readonly boss: boolean;
  readonly strength: number;
  /** Paid before any strength [MV 7.2]. */
  readonly magic: number;
  readonly reward: Effect | null;
  readonly influence: number;
}

/** A monster in a state is its place in this list. */
export const MONSTERS: readonly Monster[] = cardTable(
  'monsters',
  {
    name: column.text,
    lair: column.oneOf(LAIRS),
    boss: column.flag('boss'),
    strength: column.number,
    magic: column.number,
    reward: column.orNull(effect),
    influence: column.number,
    source: column.source,
    standIns: [],
  },
  `
  name              | lair    | boss | strength | magic | reward     | influence | source
  Goblin Raiders    | hills   | -    | 2        | 0     | -          | 1         | reconstructed
  Goblin Bombers    | hills   | -    | 4        | 0     | 2stone     | 1         | reconstructed
  Goblin Shamans    | hills   | -    | 3        | 1     | 3G         | 1         | reconstructed
  Ogre Bully        | hills   | -    | 5        | 0     | 1G 1knight | 2         | reconstructed
  Goblin Warchief   | hills   | boss | 7        | 0     | 3G         | 4         | reconstructed
  Skeleton Horde    | ruins   | -    | 2        | 1     | 2M         | 1         | reconstructed
  Restless Wraith   | ruins   | -    | 3        | 0     | 1G         | 2         | reconstructed
  Bone Archers      | ruins   | -    | 4        | 0     | 2knight    | 2         | reconstructed
  Flame Revenant    | ruins   | -    | 4        | 1     | 1M         | 3         | reconstructed
  Lich of the Ruins | ruins   | boss | 6        | 1     | 1M         | 5         | reconstructed
  Warg Pack         | ~forest | -    | 3        | ~0    | 1wood      | 1         | rulebook
  Bane Spiders      | forest  | -    | 4        | 0     | 1G         | 2         | reconstructed
  Wild Treant       | forest  | -    | 5        | 0     | 3wood      | 1         | reconstructed
  Owlbear Pair      | forest  | -    | 6        | 0     | 1wood      | 3         | reconstructed
  Spider Matriarch  | forest  | boss | 7        | 1     | 1knight    | 5         | reconstructed
  Bog Crawlers      | swamp   | -    | 3        | 0     | 2G         | 1         | reconstructed
  Creeping Ooze     | swamp   | -    | 4        | 0     | 4G         | 1         | reconstructed
  Marsh Witch       | swamp   | -    | 2        | 2     | 1G         | 2         | reconstructed
  Basilisk          | swamp   | -    | 5        | 1     | 1wild 1knight | 2         | reconstructed
  Swamp Dragon      | swamp   | boss | 8        | 1     | 1wild      | 6         | reconstructed
`,
);
