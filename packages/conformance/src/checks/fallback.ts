import { quote } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault, messageOf, rootOf } from '../fault.ts';
import { walk } from '../walk.ts';

export const fallback: Check = {
  name: 'fallback',
  promise: 'every decision has a fallback that it accepts',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, decisions }) => {
        for (const decision of decisions) {
          try {
            game.apply(game.clone(state), decision.fallback);
          } catch (error) {
            throw new Fault(
              `the fallback ${quote(decision.fallback)} is not accepted: ${messageOf(error)}`,
              { cause: rootOf(error) },
            );
          }
        }
      });
    }
  },
};
