import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { all, gain, per } from './language.ts';

/** A Duke: what gives Victory Points at the end [CK 11.2–11.4]. */
export interface DukeCard {
  readonly id: string;
  readonly name: string;
  readonly score: Effect;
  readonly source: Known['source'];
}

/** The 10 Dukes. A card in a state is its place in this list. */
export const DUKES: readonly DukeCard[] = [
  {
    id: 'cornelius-the-dreamer',
    name: 'Cornelius the Dreamer',
    score: all(per('domains', gain({ vp: 3 })), per('leftovers-3', gain({ vp: 1 }))),
    source: 'two-sources',
  },
  {
    id: 'elsyn-saint-of-shadows',
    name: "El'syn, Saint of Shadows",
    score: all(
      per('holy-icons', gain({ vp: 2 })),
      per('shadow-icons', gain({ vp: 2 })),
      per('leftovers-4', gain({ vp: 1 })),
    ),
    source: 'two-sources',
  },
  {
    id: 'elisium-the-allsmith',
    name: 'Elisium the Allsmith',
    score: all(
      per('worker-icons', gain({ vp: 1 })),
      per('soldier-icons', gain({ vp: 1 })),
      per('shadow-icons', gain({ vp: 1 })),
      per('holy-icons', gain({ vp: 1 })),
      per('leftovers-4', gain({ vp: 1 })),
    ),
    source: 'two-sources',
  },
  {
    id: 'hrothgar-the-conqueror',
    name: 'Hrothgar the Conqueror',
    score: all(
      per('monsters', gain({ vp: 2 })),
      per('titans', gain({ vp: 1 })),
      per('leftovers-4', gain({ vp: 1 })),
    ),
    source: 'two-sources',
  },
  {
    id: 'isabella-the-righteous',
    name: 'Isabella the Righteous',
    score: all(
      per('soldier-icons', gain({ vp: 1 })),
      per('holy-icons', gain({ vp: 2 })),
      per('leftovers-3', gain({ vp: 1 })),
    ),
    source: 'two-sources',
  },
  {
    id: 'lekzandr-the-protector',
    name: "Lekzand'r the Protector",
    score: all(
      per('worker-icons', gain({ vp: 1 })),
      per('holy-icons', gain({ vp: 2 })),
      per('leftovers-3', gain({ vp: 1 })),
    ),
    source: 'two-sources',
  },
  {
    id: 'node-master-of-swords',
    name: 'Node, Master of Swords',
    score: all(
      per('soldier-icons', gain({ vp: 1 })),
      per('shadow-icons', gain({ vp: 2 })),
      per('leftovers-3', gain({ vp: 1 })),
    ),
    source: 'two-sources',
  },
  {
    id: 'reese-the-firebrand',
    name: 'Reese the Firebrand',
    score: all(
      per('citizens', gain({ vp: 1 })),
      per('monsters', gain({ vp: 1 })),
      per('domains', gain({ vp: 1 })),
      per('leftovers-4', gain({ vp: 1 })),
    ),
    source: 'two-sources',
  },
  {
    id: 'simon-the-unclean',
    name: 'Simon the Unclean',
    score: all(
      per('worker-icons', gain({ vp: 1 })),
      per('soldier-icons', gain({ vp: 1 })),
      per('leftovers-2', gain({ vp: 1 })),
    ),
    source: 'two-sources',
  },
  {
    id: 'waryn-lord-of-rogues',
    name: 'Waryn, Lord of Rogues',
    score: all(
      per('worker-icons', gain({ vp: 1 })),
      per('shadow-icons', gain({ vp: 2 })),
      per('leftovers-3', gain({ vp: 1 })),
    ),
    source: 'two-sources',
  },
];
