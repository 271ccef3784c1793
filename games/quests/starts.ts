// How often whoever starts wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, games: 230, wins: 0.465, low: 0.402, high: 0.53 },
  { players: 3, games: 230, wins: 0.239, low: 0.189, high: 0.298 },
  { players: 4, games: 230, wins: 0.261, low: 0.208, high: 0.321 },
  { players: 5, games: 230, wins: 0.13, low: 0.093, high: 0.18 },
];
