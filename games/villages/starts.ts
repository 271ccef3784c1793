// How often whoever starts wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, games: 230, wins: 0.491, low: 0.427, high: 0.556 },
  { players: 3, games: 230, wins: 0.37, low: 0.31, high: 0.434 },
  { players: 4, games: 230, wins: 0.252, low: 0.2, high: 0.312 },
  { players: 5, games: 230, wins: 0.187, low: 0.142, high: 0.242 },
];
