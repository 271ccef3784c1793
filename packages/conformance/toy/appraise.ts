// What an option is worth, in points, give or take: enough for a bot that takes the best.
import type { Decision, Option } from '@castellan/kernel';
import { WARES } from './cards/wares.ts';
import type { Seen } from './state.ts';

const GEM = 1;
/** A ware in hand is kept sooner or later: on average it is worth 3.5. */
const UNKNOWN_WARE = 2;

export function appraise(_: Seen, { step }: Decision, { id }: Option): number {
  if (step === 'pay') return id === 'gems' ? -GEM : 0;
  if (id === 'draw') return UNKNOWN_WARE;
  if (id === 'pass') return GEM;
  const { worth, gems } = WARES.find(ware => id.endsWith(ware.id))!;
  return step === 'action' ? worth + gems * GEM : worth;
}
