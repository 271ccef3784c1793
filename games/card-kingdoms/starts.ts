// How often the first player wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, games: 950, wins: 0.514, low: 0.482, high: 0.546 },
  { players: 3, games: 950, wins: 0.358, low: 0.329, high: 0.389 },
  { players: 4, games: 950, wins: 0.313, low: 0.284, high: 0.343 },
  { players: 5, games: 950, wins: 0.257, low: 0.231, high: 0.286 },
];
