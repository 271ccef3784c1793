import type { Position } from '../core.ts';
import { allowed, laneOf } from '../decision.ts';
import type { Decision } from '../decision.ts';
import { offerOf } from '../flow.ts';
import type { Game } from '../game.ts';
import type { View } from '../play.ts';
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

/** What a seat knows to be worth what: each allowed option of a decision, in their order. */
export function worthsAt<S extends Position, V extends View>(
  { steps, appraise, view }: Game<S, V>,
  state: S,
  decision: Decision,
  by: Appraisal<S> = appraise,
): { readonly id: string; readonly worth: number }[] {
  // Rules read a view like a state.
  const seen = view(state, decision.seat) as unknown as S;
  const worths = worthsOf(steps, by, seen, decision);
  return allowed(decision).map(({ id }, i) => ({ id, worth: worths[i]! }));
}

/** What a greedy chair picks: the options that are worth most, as many as must be picked. */
export function preferred<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  decision: Decision,
): string[] {
  return worthsAt(game, state, decision)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, decision.min)
    .map(({ id }) => id);
}
