// How often whoever starts wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, settings: { equalTurns: false }, games: 220, wins: 0.709, low: 0.646, high: 0.765 },
  { players: 2, settings: { equalTurns: true }, games: 220, wins: 0.566, low: 0.5, high: 0.63 },
  { players: 3, settings: { equalTurns: false }, games: 220, wins: 0.523, low: 0.457, high: 0.588 },
  { players: 3, settings: { equalTurns: true }, games: 220, wins: 0.322, low: 0.264, high: 0.386 },
  { players: 4, settings: { equalTurns: false }, games: 220, wins: 0.414, low: 0.351, high: 0.48 },
  { players: 4, settings: { equalTurns: true }, games: 220, wins: 0.218, low: 0.169, high: 0.277 },
];
