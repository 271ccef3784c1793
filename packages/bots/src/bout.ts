import type { Game, Position, Run, View } from '@castellan/kernel';
import { allAsked, answerAsked } from '@castellan/kernel';
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
    const open = allAsked(draft);
    if (open.length === 0) return decisions;
    for (const asked of open) {
      if (decisions === cap) return decisions;
      const { decision } = asked;
      const view: View = game.view(draft.state, decision.seat);
      answerAsked(draft, asked, seated[decision.seat]!.choose(view, decision));
      decisions++;
    }
  }
}
