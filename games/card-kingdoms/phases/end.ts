import { auto } from '@castellan/kernel';
import type { Steps } from '@castellan/kernel';
import { noDomainLeft, noMonsterLeft } from '../center.ts';
import { endGame } from '../ending.ts';
import type { State } from '../state.ts';
import { beginTurn, inTurn } from '../order.ts';

/**
 * End phase [CK 10]: the game ends where turns are equal, at the end of a round, if an end condition
 * holds at that moment. It does not latch: a card put back into the Center undoes it [CK R14].
 */
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
        if (t.events !== null) t.tell({ say: 'last-round' });
      }
      beginTurn(t, next);
    },
  }),
};
