import type { Chance } from '@castellan/kernel';
import type { ChairMaker } from './chair.ts';
import { quickChair } from './chair.ts';
import { bestOf } from './greedy.ts';

/** How often an option is overlooked. */
const OVERLOOKS = 0.35;
/** How far its opinion of an option is off, in points: the more, the larger the worth. */
const OFF = 1.2;

/**
 * A beginner: it wants the right things, but overlooks some, and misjudges the rest. Its mistakes are those of someone
 * who has just learned the game, not those of dice.
 */
export const page: ChairMaker = (game, chance) => {
  const appraise = Object.fromEntries(
    Object.entries(game.appraise).map(([step, look]) => [
      step,
      (...asked: Parameters<typeof look>) => {
        const worth = look(...asked);
        return (code: number): number => {
          const own = worth(code);
          if (unit(chance) < OVERLOOKS) return own - 3;
          return own + OFF * (1 + 0.5 * Math.abs(own)) * (unit(chance) + unit(chance) - 1);
        };
      },
    ]),
  );
  return quickChair('page', game, bestOf(appraise, chance));
};

const unit = (chance: Chance): number => chance.below(0x100_0000) / 0x100_0000;
