import { chanceFrom } from '../chance-from.ts';
import type { Check } from '../check.ts';
import { donorFor, fateOf } from '../mutant.ts';
import { walk } from '../walk.ts';

/** How many states are spoiled at one position. */
const TRIES = 6;

export const mutants: Check = {
  name: 'mutants',
  promise: 'a state that is wrong somewhere is refused by problems(), or can be played to the end',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      const donor = donorFor(game, seed, chanceFrom(`donor ${seed}`));
      walk(game, variant, seed, budget, ({ state, chance, close }) => {
        if (!close) return;
        for (let i = 0; i < TRIES; i++) fateOf(game, state, donor, chance, budget.limit);
      });
    }
  },
};
