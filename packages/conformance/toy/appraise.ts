// What an option is worth, roughly in points: enough for a bot that takes the best.
import type { Appraisal } from '@castellan/kernel';
import { GEMS } from './actions/buy.ts';
import { WARES } from './cards/wares.ts';
import { DRAW, PASS } from './phases/action.ts';
import type { State } from './state.ts';
import { wareWorth } from './state.ts';

const GEM = 1;
/** A ware in hand is kept sooner or later; on average it is worth 3.5. */
const UNKNOWN_WARE = 2;

export const appraise: Appraisal<State> = {
  action: () => code => {
    if (code === DRAW) return UNKNOWN_WARE;
    if (code === PASS) return GEM;
    const { worth, gems } = WARES[code]!;
    return worth + gems * GEM;
  },
  pay: () => share => (share === GEMS ? -GEM : 0),
  keep: () => wareWorth,
  arrange: () => wareWorth,
};
