// The starting wealth tiles [MV 2.9]: each player gets four and keeps three.
import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { effect } from './notation.ts';

export interface WealthTile extends Known {
  readonly id: string;
  readonly reward: Effect;
}

/** A wealth tile in a state is its place in this list. */
export const WEALTH: readonly WealthTile[] = cardTable(
  'wealth',
  {
    id: column.text,
    reward: effect,
    source: 'reconstructed',
    standIns: [],
  },
  `
  id  | reward
  w01 | 7G
  w02 | 7G
  w03 | 4G 1S
  w04 | 4G 1S
  w05 | 4G 1knight
  w06 | 4G 1knight
  w07 | 3G 1stone
  w08 | 3G 1wood
  w09 | 3G 1M
  w10 | 3G 1wild
  w11 | 3G 1wild
  w12 | 1G 1stone 1wood
  w13 | 1G 1wood 1M
  w14 | 1G 1stone 1M
  w15 | 3G 2S
  w16 | 3G 2S
  w17 | 3G 2knight
  w18 | 2G 1S 1knight
  w19 | 2G 1S 1knight
  w20 | 2G 1I
`,
);
