// What is printed on the boards: the track of influence, the wheel, the tombs, the line, and the supply.
import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import type { TokenName } from './language.ts';
import { effect } from './notation.ts';

/** A row of influence [MV 9.1] has six sections: the spaces of each, the points of a guild icon there, and the price of each line between them. */
export const TRACK: Known & {
  readonly spaces: number;
  readonly points: readonly number[];
  readonly thresholds: readonly number[];
} = {
  spaces: 4,
  points: [1, 2, 3, 4, 5, 6],
  thresholds: [2, 3, 4, 5, 6],
  source: 'rulebook',
  standIns: ['spaces', 'points', 'thresholds'],
};

/** By line between two sections: the level of the tile, as bits. 3 means either level [MV 9.3]. */
export const THRESHOLD_LEVELS = [1, 1, 3, 2, 2] as const;

interface Printed extends Known {
  readonly id: string;
  readonly reward: Effect;
}

/** The segments of the shipping wheel, clockwise from where ships begin [MV 6.7]. */
export const WHEEL: readonly Printed[] = cardTable(
  'wheel',
  {
    id: column.text,
    reward: effect,
    source: 'reconstructed',
    standIns: [],
  },
  `
  id      | reward
  wheel-1 | 2G
  wheel-2 | 1I
  wheel-3 | 3G
  wheel-4 | tile 1
  wheel-5 | 2G
  wheel-6 | 1I
  wheel-7 | 3G
  wheel-8 | tile 2
`,
);

/** The Hero Tombs [MV 10.2]: three rows and four columns, each with its reward for the player who fills it. */
export const TOMB_ROWS: readonly Printed[] = cardTable(
  'tomb-rows',
  {
    id: column.text,
    reward: effect,
    source: column.source,
    standIns: column.list(column.text),
  },
  `
  id         | reward       | source        | standIns
  tomb-row-1 | 1stone 1wood | rulebook      | row
  tomb-row-2 | 1wood 1M     | reconstructed | -
  tomb-row-3 | 1stone 1M    | reconstructed | -
`,
);
export const TOMB_COLUMNS: readonly Printed[] = cardTable(
  'tomb-columns',
  {
    id: column.text,
    reward: effect,
    source: 'reconstructed',
    standIns: [],
  },
  `
  id            | reward
  tomb-column-1 | 3G
  tomb-column-2 | 2S
  tomb-column-3 | 1wild
  tomb-column-4 | 1I
`,
);

/** What a Citizen of the line costs, from left to right [MV 5.4]. Stand-ins, except the number of slots. */
export const LINE_PRICES: readonly number[] = [4, 6, 7, 9, 11];

/** The supply [MV 2.2], by number of players from one. Stand-ins, except the knights. */
export const SUPPLIES: readonly Readonly<Record<TokenName, number>>[] = [
  { stone: 6, wood: 6, magic: 6, gem: 5, knight: 20 },
  { stone: 6, wood: 6, magic: 6, gem: 5, knight: 20 },
  { stone: 8, wood: 8, magic: 8, gem: 6, knight: 20 },
  { stone: 10, wood: 10, magic: 10, gem: 8, knight: 20 },
  { stone: 12, wood: 12, magic: 12, gem: 9, knight: 20 },
];
