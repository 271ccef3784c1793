// The toy game with two planted faults: a player with nothing worth keeping is skipped, and loaded states are not
// checked.
import type { Select } from '@castellan/kernel';
import { defineGame } from '@castellan/kernel';
import { toyRules, WARES } from '@castellan/conformance/toy';
import type { ToyState } from '@castellan/conformance/toy';

const keep: Select<ToyState> = {
  ...(toyRules.steps['keep'] as Select<ToyState>),
  options({ state }, seat, offer) {
    for (const card of state.players[seat]!.hand) if (WARES[card]!.worth > 3) offer.add(card);
    offer.between(0, 2);
  },
};

export const leaky = defineGame({
  ...toyRules,
  id: 'leaky',
  steps: { ...toyRules.steps, keep },
  problems: () => [],
});
