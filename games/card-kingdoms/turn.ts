// A turn [CK 3]: the rulebook's table of contents. The order of its phases is in `order.ts`.
import type { Steps } from '@castellan/kernel';
import { buildSteps } from './actions/build.ts';
import { paySteps } from './actions/pay.ts';
import { recruitSteps } from './actions/recruit.ts';
import { slaySteps } from './actions/slay.ts';
import { actionSteps } from './phases/action.ts';
import { dukeSteps } from './phases/dukes.ts';
import { endSteps } from './phases/end.ts';
import { harvestSteps } from './phases/harvest.ts';
import { rollSteps } from './phases/roll.ts';
import { interpreter } from './powers.ts';
import { atBank, soloSteps } from './solo.ts';
import type { State } from './state.ts';

export const steps: Steps<State> = {
  ...dukeSteps,
  ...rollSteps,
  ...harvestSteps,
  ...actionSteps,
  ...slaySteps,
  ...recruitSteps,
  ...buildSteps,
  ...paySteps,
  ...soloSteps,
  ...endSteps,
  ...interpreter.steps,
  'power/or': atBank(interpreter.steps['power/or']!),
};
