import type { Position } from '../core.ts';
import { laneOf } from '../decision.ts';
import type { Decision } from '../decision.ts';
import { offerOf } from '../flow.ts';
import { Run } from '../run.ts';
import type { Steps } from '../step.ts';
import type { Appraisal } from '../think.ts';

/** What each allowed option is worth to the seat that is asked, in their order. Works on views and states. */
export function worthsOf<S extends Position>(
  steps: Steps<S>,
  appraise: Appraisal<S>,
  state: S,
  { seat }: Pick<Decision, 'seat'>,
): number[] {
  const lane = laneOf(state, seat);
  const { step, args } = state.core.agenda[lane]!.at(-1)!;
  const look = appraise[step];
  if (look === undefined) throw new Error(`the options of ${step} are not appraised`);
  const worth = look(state, seat, args);
  return offerOf(new Run<S>(state, steps, null), lane).codes.map(worth);
}
