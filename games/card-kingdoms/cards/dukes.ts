import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { effect } from './notation.ts';

/** A Duke: what gives Victory Points at the end [CK 11.2–11.4]. */
export interface DukeCard {
  readonly id: string;
  readonly name: string;
  readonly score: Effect;
  readonly source: Known['source'];
}

/** The 10 Dukes. A card in a state is its place in this list. */
export const DUKES: readonly DukeCard[] = cardTable(
  'dukes',
  {
    name: column.text,
    score: effect,
    source: 'two-sources',
  },
  `
  name                     | score
  Cornelius the Dreamer    | 3VP × Domain + 1VP × 3 left over
  El'syn, Saint of Shadows | 2VP × Holy icon + 2VP × Shadow icon + 1VP × 4 left over
  Elisium the Allsmith     | 1VP × Worker icon + 1VP × Soldier icon + 1VP × Shadow icon + 1VP × Holy icon + 1VP × 4 left over
  Hrothgar the Conqueror   | 2VP × Monster + 1VP × Titan + 1VP × 4 left over
  Isabella the Righteous   | 1VP × Soldier icon + 2VP × Holy icon + 1VP × 3 left over
  Lekzand'r the Protector  | 1VP × Worker icon + 2VP × Holy icon + 1VP × 3 left over
  Node, Master of Swords   | 1VP × Soldier icon + 2VP × Shadow icon + 1VP × 3 left over
  Reese the Firebrand      | 1VP × Citizen + 1VP × Monster + 1VP × Domain + 1VP × 4 left over
  Simon the Unclean        | 1VP × Worker icon + 1VP × Soldier icon + 1VP × 2 left over
  Waryn, Lord of Rogues    | 1VP × Worker icon + 2VP × Shadow icon + 1VP × 3 left over
`,
);
