import type { Answer, Decision, Run, Game, Position, View } from '@castellan/kernel';
import { firstLane, MAIN, matchAnswer, offerOf, proceed } from '@castellan/kernel';
import type { QuickChair } from './chair.ts';

/** A game that goes on and on: far beyond what any of our games can need. */
export const DECISION_CAP = 50_000;

/**
 * Plays a game to its end with chairs that need no waiting, through views and decisions as people
 * would, but on one draft. Says how many decisions it took. Seats that decide at the same time are
 * asked in seat order; stops at `cap`.
 */
export function playBout(
  game: Game,
  draft: Run<Position>,
  seated: readonly QuickChair[],
  cap = DECISION_CAP,
): number {
  let decisions = 0;
  for (;;) {
    const open = game.pending(draft.state);
    if (open.length === 0) return decisions;
    for (const decision of open) {
      if (decisions === cap) return decisions;
      const view: View = game.view(draft.state, decision.seat);
      answerOn(draft, decision, seated[decision.seat]!.choose(view, decision));
      decisions++;
    }
  }
}

/** Answers an open decision on a draft; a refused answer changes nothing. */
export function answerOn<S>(draft: Run<S>, decision: Decision, answer: Answer): void {
  const places = matchAnswer(decision, answer);
  const lane = laneOf(draft.state, decision);
  const { codes } = offerOf(draft, lane);
  proceed(draft, lane, decision.kind === 'split' ? places : places.map(place => codes[place]!));
}

/** The stack of the agenda on which an open decision waits. */
function laneOf(state: Position, decision: Decision): number {
  const { agenda } = state.core;
  if (firstLane(agenda) === MAIN) return MAIN;
  const lane = agenda.findIndex((stack, i) => i !== MAIN && stack.at(-1)?.seat === decision.seat);
  if (lane < 0) throw new Error(`decision ${decision.id} does not wait on any stack`);
  return lane;
}
