// How often whoever starts wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, games: 230, wins: 0.5, low: 0.436, high: 0.564 },
  { players: 3, games: 230, wins: 0.374, low: 0.314, high: 0.438 },
  { players: 4, games: 220, wins: 0.241, low: 0.189, high: 0.302 },
  { players: 5, games: 220, wins: 0.227, low: 0.177, high: 0.287 },
];
