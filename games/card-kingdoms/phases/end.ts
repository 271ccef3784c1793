// End phase [CK 10]: if an end condition holds at the end of a round, the game is over. All players have then had the same number of
// turns. A condition can be undone: a card that goes back to the Center does that [CK R14].
import { auto } from '@castellan/kernel';
import type { Steps } from '@castellan/kernel';
import { noDomainLeft, noMonsterLeft } from '../center.ts';
import { endGame } from '../ending.ts';
import { tell } from '../events.ts';
import type { State } from '../state.ts';
import { beginTurn, inTurn } from '../order.ts';

export function endConditionHolds(state: State): boolean {
  return noMonsterLeft(state) || noDomainLeft(state) || state.exhausted >= 2 * state.players.length;
}

export const endSteps: Steps<State> = {
  end: auto({
    fits: inTurn('end'),
    run(t, seat) {
      const { state } = t;
      const next = (seat + 1) % state.players.length;
      if (state.darkLord === null && endConditionHolds(state)) {
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
