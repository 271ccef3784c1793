import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { allowed } from '../legal.ts';
import { bytes } from '../same.ts';
import { walk } from '../walk.ts';

export const appraise: Check = {
  name: 'appraise',
  promise: 'every option that is offered is worth a finite number',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, decisions, close }) => {
        for (const decision of decisions) {
          const view = game.view(state, decision.seat);
          const seen = close ? bytes(view) : '';
          for (const option of allowed(decision)) {
            for (const appraise of [game.appraise, ...Object.values(game.anchors ?? {})]) {
              const worth = appraise(view, decision, option);
              if (!Number.isFinite(worth))
                throw new Fault(`option ${option.id} of decision ${decision.id} is worth ${worth}`);
            }
          }
          if (close && bytes(view) !== seen)
            throw new Fault(`to appraise decision ${decision.id} changes the view`);
        }
      });
    }
  },
};
