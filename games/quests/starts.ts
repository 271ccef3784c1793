// How often the first player wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, games: 1040, wins: 0.517, low: 0.487, high: 0.548 },
  { players: 3, games: 960, wins: 0.293, low: 0.265, high: 0.322 },
  { players: 4, games: 960, wins: 0.245, low: 0.219, high: 0.274 },
  { players: 5, games: 960, wins: 0.169, low: 0.146, high: 0.194 },
];
