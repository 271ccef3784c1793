import { randomAnswer } from '@castellan/kernel';
import type { ChairMaker } from './chair.ts';
import { quickChair } from './chair.ts';

/** Plays anything that is allowed: the yardstick for all others. */
export const random: ChairMaker = (_game, chance) =>
  quickChair('random', (_view, decision) => randomAnswer(decision, chance));
