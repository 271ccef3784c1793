import { frameOn, offerOf, randomPicks } from '@castellan/kernel';
import type { Ask, Position } from '@castellan/kernel';
import type { ChairMaker } from './chair.ts';
import { quickChair } from './chair.ts';

/** Plays any legal answer: the baseline for all others. */
export const random: ChairMaker = (game, chance) =>
  quickChair('random', game, (t, lane, picks) => {
    const { kind } = t.steps[frameOn(t, lane).step] as Ask<Position>;
    randomPicks(kind, offerOf(t, lane), chance, picks);
  });
