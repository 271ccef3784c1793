import { quote } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { viewerName, viewersOf } from '../viewers.ts';
import { walk } from '../walk.ts';

export const standing: Check = {
  name: 'standing',
  promise:
    'at every moment each seat stands somewhere, for everyone who looks, and at the end where its score says',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, close }) => {
        const seats = state.core.answered.length;
        const scores = game.outcome(state)?.scores ?? [];
        const expectStanding = (points: readonly number[], whose: string): void => {
          if (points.length !== seats || !points.every(Number.isFinite))
            throw new Fault(
              `the standing ${whose} must be a number for each of ${seats} seats, not ${quote(points)}`,
            );
          for (const { seat, total } of scores)
            if (seat >= 0 && points[seat] !== total)
              throw new Fault(
                `the standing ${whose} puts seat ${seat} at ${points[seat]}, but it scores ${total}`,
              );
        };
        expectStanding(game.standing(state), 'of the state');
        if (!close) return;
        // Views have the form of a state.
        for (const viewer of viewersOf(state))
          expectStanding(
            game.standing(game.view(state, viewer) as unknown as typeof state),
            `that ${viewerName(viewer)} sees`,
          );
      });
    }
  },
};
