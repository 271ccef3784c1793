import { quote } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { viewersOf } from '../viewers.ts';
import { walk } from '../walk.ts';

export const standing: Check = {
  name: 'standing',
  promise:
    'at every moment each seat stands somewhere, at the end where its score says, and the points in sight are a number for each seat',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, close }) => {
        const seats = state.core.answered.length;
        const points = game.standing(state);
        expectNumbers(points, seats, 'the standing');
        for (const { seat, total } of game.outcome(state)?.scores ?? []) {
          if (seat >= 0 && points[seat] !== total)
            throw new Fault(`seat ${seat} stands at ${points[seat]}, but scores ${total}`);
        }
        if (!close) return;
        for (const viewer of viewersOf(state))
          expectNumbers(game.inSight(game.view(state, viewer)), seats, 'what is in sight');
      });
    }
  },
};

function expectNumbers(points: readonly number[], seats: number, what: string): void {
  if (points.length !== seats || !points.every(Number.isFinite))
    throw new Fault(`${what} must be a number for each of ${seats} seats, not ${quote(points)}`);
}
