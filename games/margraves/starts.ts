// How often the first player wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, games: 1040, wins: 0.496, low: 0.466, high: 0.526 },
  { players: 3, games: 960, wins: 0.354, low: 0.324, high: 0.384 },
  { players: 4, games: 910, wins: 0.258, low: 0.23, high: 0.287 },
  { players: 5, games: 910, wins: 0.225, low: 0.199, high: 0.253 },
];
