// A turn [CK 3]: the rulebook's table of contents. The order of its phases is in `order.ts`.
import { NOBODY } from '@castellan/kernel';
import type { Step, Steps } from '@castellan/kernel';
import { buildSteps } from './actions/build.ts';
import { paySteps } from './actions/pay.ts';
import { recruitSteps } from './actions/recruit.ts';
import { slaySteps } from './actions/slay.ts';
import { actionSteps } from './phases/action.ts';
import { dukeSteps } from './phases/dukes.ts';
import { endSteps } from './phases/end.ts';
import { harvestSteps } from './phases/harvest.ts';
import { monstersSteps } from './phases/monsters.ts';
import { rollSteps } from './phases/roll.ts';
import { interpreter } from './powers.ts';
import type { State } from './state.ts';
import { verbSteps } from './verbs.ts';

/** Solo, what an opponent would give lies in the Bank, by its kind [CK 13.5]. */
function atBank(step: Step<State>): Step<State> {
  if (step.kind !== 'choose') return step;
  return {
    ...step,
    face(t, seat, code, args) {
      const face = step.face(t, seat, code, args);
      const { say, seat: from, resource } = face.note;
      return say === 'power-take-n' && from === NOBODY
        ? { ...face, ref: `token:${String(resource)}` }
        : face;
    },
  };
}

export const steps: Steps<State> = {
  ...dukeSteps,
  ...rollSteps,
  ...harvestSteps,
  ...actionSteps,
  ...slaySteps,
  ...recruitSteps,
  ...buildSteps,
  ...paySteps,
  ...monstersSteps,
  ...endSteps,
  ...verbSteps,
  ...interpreter.steps,
  'power/or': atBank(interpreter.steps['power/or']!),
};
