import { copy, projectEvent } from '@castellan/kernel';
import type { Event } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { expectPlain } from '../plain.ts';
import { expectSame } from '../same.ts';
import { viewersOf } from '../viewers.ts';
import { walk } from '../walk.ts';

export const jsonRoundTrip: Check = {
  name: 'json-round-trip',
  promise:
    'a game that goes through JSON at every decision is the same game; all that leaves is plain JSON',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      let carried = game.setup(variant.settings, seed);
      let carriedEvents: readonly Event[] = [];
      walk(game, variant, seed, budget, ({ state, decisions, events, next, close }) => {
        expectPlain(state, 'the state');
        expectPlain(decisions, 'what pends');
        expectPlain(events, 'what is told');
        expectPlain(game.outcome(state), 'the outcome');
        if (close) {
          for (const viewer of viewersOf(state)) {
            expectPlain(game.view(state, viewer), `the view of ${viewer}`);
            expectPlain(
              events.map(event => projectEvent(event, viewer)),
              `what ${viewer} is told`,
            );
          }
        }
        carried = copy(carried);
        expectSame(carried, state, 'by way of JSON, the state is another');
        expectSame(carriedEvents, events, 'by way of JSON, other events are told');
        expectSame(game.pending(carried), decisions, 'by way of JSON, something else pends');
        expectSame(
          game.outcome(carried),
          game.outcome(state),
          'by way of JSON, the outcome is another',
        );
        if (next !== null) carriedEvents = game.apply(carried, next);
      });
    }
  },
};
