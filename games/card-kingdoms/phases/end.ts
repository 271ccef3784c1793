// End phase [CK 10]: if an end condition holds at the end of a round, the game is over. All players have then had the same number of
// turns. A condition can be undone: a card that goes back to the Center does that [CK R14].
import { auto } from '@castellan/kernel';
import type { Steps } from '@castellan/kernel';
import { noDomainLeft, noMonsterLeft } from '../center.ts';
import { tell } from '../events.ts';
import type { State } from '../state.ts';
import { beginTurn, endGame, inTurn } from '../order.ts';
import { stacksToEnd } from '../solo.ts';

/** Whether this round is the last [CK 10.1]. Alone there is none: that game ends at once. */
export function isLastRound(state: State): boolean {
  if (state.darkLord !== null) return false;
  return noMonsterLeft(state) || noDomainLeft(state) || state.exhausted >= stacksToEnd(state);
}

export const endSteps: Steps<State> = {
  end: auto({
    fits: inTurn('end'),
    run(t, seat) {
      const { state } = t;
      const next = (seat + 1) % state.players.length;
      if (isLastRound(state)) {
        if (next === state.first) {
          endGame(t, 'round');
          return;
        }
        if (t.events !== null) tell(t, 'last-round', {});
      }
      beginTurn(t, next);
    },
  }),
};
