import { bent, laneOf, offerOf } from '@castellan/kernel';
import type { Decision, Game, Position, View } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { bytes, expectSame } from '../same.ts';
import { walk } from '../walk.ts';

export const appraise: Check = {
  name: 'appraise',
  promise:
    'every option that is offered is worth a finite number, the same whether the seat looks at its view or at the state, and its view says what it is offered',

  run(game, variant, budget) {
    const tastes = (game.styles ?? []).map(({ name, taste }) => [
      `the ${name}`,
      bent(game.appraise, taste, 1),
    ]);
    const appraisals = {
      appraise: game.appraise,
      ...game.anchors,
      ...(Object.fromEntries(tastes) as Record<string, typeof game.appraise>),
    };
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, decisions, close }) => {
        for (const decision of decisions) {
          // Views have the form of a state.
          const view = game.view(state, decision.seat) as unknown as typeof state;
          const seen = close ? bytes([view, state]) : '';
          expectSame(
            codesOf(game, view, decision),
            codesOf(game, state, decision),
            `the view of seat ${decision.seat} offers something else at ${decision.step}`,
          );
          for (const [name, by] of Object.entries(appraisals)) {
            const worths = worthsOf(game.steps, by, state, decision);
            worths.forEach((worth, place) => {
              if (!Number.isFinite(worth))
                throw new Fault(
                  `option ${decision.options[place]!.id} of decision ${decision.id} is worth ${worth}`,
                );
            });
            expectSame(
              worthsOf(game.steps, by, view, decision),
              worths,
              `${name} looks at what seat ${decision.seat} can't see, at ${decision.step}`,
            );
          }
          if (close && bytes([view, state]) !== seen)
            throw new Fault(`to appraise decision ${decision.id} changes what is looked at`);
        }
      });
    }
  },
};

function codesOf<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  { seat }: Decision,
): number[] {
  return offerOf(game.draft(state), laneOf(state, seat)).codes;
}
