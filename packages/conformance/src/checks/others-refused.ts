import { quote, randomAnswer, Refusal } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault, messageOf, rootOf } from '../fault.ts';
import { forgeries } from '../forged.ts';
import { bytes } from '../same.ts';
import { walk } from '../walk.ts';

export const othersRefused: Check = {
  name: 'others-refused',
  promise: 'every answer that is not offered is refused, and a refusal changes nothing',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, decisions, chance, close }) => {
        if (!close) return;
        const before = bytes(state);
        for (const decision of decisions) {
          for (const { what, answer } of forgeries(decision, randomAnswer(decision, chance))) {
            const error = refusalOf(() => game.apply(game.clone(state), answer));
            if (error === null) throw new Fault(`${what} is accepted: ${quote(answer)}`);
            if (!(error instanceof Refusal)) {
              throw new Fault(`${what} (${quote(answer)}) breaks the game: ${messageOf(error)}`, {
                cause: rootOf(error),
              });
            }
            // Now on the real state: it is known to be refused, so the walk can go on from here.
            refusalOf(() => game.apply(state, answer));
            if (bytes(state) !== before)
              throw new Fault(`${what} (${quote(answer)}) is refused, but changes the state`);
          }
        }
        // After the end, every answer is refused.
        if (decisions.length === 0) {
          const error = refusalOf(() => game.apply(state, { decision: '0.0', picks: [] }));
          if (!(error instanceof Refusal))
            throw new Fault('an answer after the end is not refused');
          if (bytes(state) !== before) throw new Fault('an answer after the end changes the state');
        }
      });
    }
  },
};

function refusalOf(attempt: () => unknown): unknown {
  try {
    attempt();
    return null;
  } catch (error) {
    return error;
  }
}
