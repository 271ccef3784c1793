// How often the first player wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, games: 1040, wins: 0.54, low: 0.51, high: 0.57 },
  { players: 3, games: 960, wins: 0.37, low: 0.34, high: 0.401 },
  { players: 4, games: 960, wins: 0.245, low: 0.219, high: 0.273 },
  { players: 5, games: 960, wins: 0.199, low: 0.175, high: 0.226 },
];
