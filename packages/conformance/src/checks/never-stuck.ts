import { allowed } from '@castellan/kernel';
import type { Decision } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { bytes, expectSame } from '../same.ts';
import { walk } from '../walk.ts';

export const neverStuck: Check = {
  name: 'never-stuck',
  promise: 'something pends exactly while there is no outcome, and whatever pends can be answered',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, decisions }) => {
        const outcome = game.outcome(state);
        if (decisions.length === 0 && outcome === null)
          throw new Fault('stuck: nothing pends, and there is no outcome');
        if (decisions.length > 0 && outcome !== null)
          throw new Fault('there is an outcome while something pends');
        for (const decision of decisions) expectAnswerable(decision);
        const before = bytes(state);
        expectSame(game.pending(state), decisions, 'asked twice, it pends something else');
        if (bytes(state) !== before) throw new Fault('to look at what pends changes the state');
        expectSame(
          game.waiting(state),
          decisions.map(({ seat }) => seat),
          'waiting and pending disagree',
        );
      });
    }
  },
};

function expectAnswerable(decision: Decision): void {
  const options = allowed(decision);
  const { kind, min, max } = decision;
  if (!(min >= 0 && min <= max)) throw new Fault(`it asks for ${min} to ${max}`);
  if (kind === 'split') {
    const least = options.reduce((sum, option) => sum + (option.min ?? 0), 0);
    const most = options.reduce((sum, option) => sum + (option.max ?? 0), 0);
    if (least > max || most < max)
      throw new Fault(`${max} can't be divided into shares of ${least} to ${most}`);
  } else if (options.length < min || (kind === 'choose' && options.length === 0)) {
    throw new Fault(`it asks for ${min} of ${options.length}`);
  }
}
