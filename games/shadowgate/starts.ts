// How often the first player wins among equal players. Written by `npm run balance`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
  { players: 2, settings: { equalTurns: false }, games: 1040, wins: 0.665, low: 0.636, high: 0.693 },
  { players: 2, settings: { equalTurns: true }, games: 1040, wins: 0.488, low: 0.457, high: 0.518 },
  { players: 3, settings: { equalTurns: false }, games: 910, wins: 0.532, low: 0.499, high: 0.564 },
  { players: 3, settings: { equalTurns: true }, games: 910, wins: 0.324, low: 0.295, high: 0.355 },
  { players: 4, settings: { equalTurns: false }, games: 910, wins: 0.425, low: 0.394, high: 0.458 },
  { players: 4, settings: { equalTurns: true }, games: 950, wins: 0.242, low: 0.216, high: 0.27 },
];
