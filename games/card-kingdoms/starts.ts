// How often whoever starts wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, games: 230, wins: 0.522, low: 0.457, high: 0.585 },
  { players: 3, games: 230, wins: 0.359, low: 0.299, high: 0.423 },
  { players: 4, games: 230, wins: 0.304, low: 0.248, high: 0.367 },
  { players: 5, games: 230, wins: 0.235, low: 0.185, high: 0.294 },
];
