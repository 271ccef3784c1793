// What is printed on the boards: the track of influence, the wheel, the tombs, the line, and what the setup lays out.
import type { Effect } from '@castellan/powers';
import { gain, verb } from './language.ts';
import type { Known } from './source.ts';

/** A row of influence [MV 9.1]: six sections; how many spaces each has, what a guild icon is worth there, and the price of each line between them. */
export const TRACK: Known & {
  readonly spaces: number;
  readonly points: readonly number[];
  readonly thresholds: readonly number[];
} = {
  spaces: 3,
  points: [1, 2, 3, 4, 5, 6],
  thresholds: [2, 3, 4, 5, 6],
  source: 'rulebook',
  standIns: ['spaces', 'points', 'thresholds'],
};

/** The levels of the tiles that each line between two sections gives, as bits: 1, 2, or 3 for either [MV 9.3]. */
export const THRESHOLD_LEVELS = [1, 1, 3, 2, 2] as const;

interface Printed extends Known {
  readonly id: string;
  readonly reward: Effect;
}
const standIn = (id: string, reward: Effect): Printed => ({
  id,
  reward,
  source: 'reconstructed',
  standIns: [],
});

/** The segments of the shipping wheel, clockwise from where ships begin [MV 6.7]. */
export const WHEEL: readonly Printed[] = [
  standIn('wheel-1', gain({ gold: 2 })),
  standIn('wheel-2', gain({ influence: 1 })),
  standIn('wheel-3', gain({ gold: 3 })),
  standIn('wheel-4', verb('privilege', 1)),
  standIn('wheel-5', gain({ gold: 2 })),
  standIn('wheel-6', gain({ influence: 1 })),
  standIn('wheel-7', gain({ gold: 3 })),
  standIn('wheel-8', verb('privilege', 2)),
];

/** The Hero Tombs [MV 10.2]: three rows, four columns, each with what it brings to whoever fills it. */
export const TOMB_ROWS: readonly Printed[] = [
  { ...standIn('tomb-row-1', gain({ stone: 1, wood: 1 })), source: 'rulebook', standIns: ['row'] },
  standIn('tomb-row-2', gain({ wood: 1, magic: 1 })),
  standIn('tomb-row-3', gain({ stone: 1, magic: 1 })),
];
export const TOMB_COLUMNS: readonly Printed[] = [
  standIn('tomb-column-1', gain({ gold: 3 })),
  standIn('tomb-column-2', gain({ strength: 2 })),
  standIn('tomb-column-3', gain({ wild: 1 })),
  standIn('tomb-column-4', gain({ influence: 1 })),
];

/** What a Citizen of the line costs, from left to right [MV 5.4]. Stand-ins, but for the number of slots. */
export const LINE_PRICES: readonly number[] = [2, 3, 4, 5, 6];

/** What lies in the supply [MV 2.2], by number of players from one up; alone as for two. Stand-ins, but for the knights. */
export const SUPPLIES = [
  { stone: 6, wood: 6, magic: 6, gem: 4, knight: 20 },
  { stone: 6, wood: 6, magic: 6, gem: 4, knight: 20 },
  { stone: 8, wood: 8, magic: 8, gem: 6, knight: 20 },
  { stone: 10, wood: 10, magic: 10, gem: 7, knight: 20 },
  { stone: 12, wood: 12, magic: 12, gem: 9, knight: 20 },
] as const;
