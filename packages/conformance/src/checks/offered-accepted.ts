import { quote } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault, messageOf, rootOf } from '../fault.ts';
import { legalAnswers } from '../legal.ts';
import { walk } from '../walk.ts';

export const offeredAccepted: Check = {
  name: 'offered-accepted',
  promise: 'every answer that a decision offers is accepted',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, decisions, chance, close }) => {
        if (!close) return;
        for (const answer of decisions.flatMap(decision => legalAnswers(decision, chance))) {
          try {
            const after = game.clone(state);
            game.apply(after, answer);
            game.pending(after);
          } catch (error) {
            throw new Fault(`${quote(answer)} is offered, but not accepted: ${messageOf(error)}`, {
              cause: rootOf(error),
            });
          }
        }
      });
    }
  },
};
