// The toy game with two planted faults: who has nothing dear to keep is passed over, and no loaded state is looked into.
import { toy, WARES } from '@castellan/conformance/toy';
import type { ToyState } from '@castellan/conformance/toy';
import { defineGame } from '@castellan/kernel';
import type { Select } from '@castellan/kernel';

const keep: Select<ToyState> = {
  ...(toy.steps['keep'] as Select<ToyState>),
  options({ state }, seat, offer) {
    for (const card of state.players[seat]!.hand) if (WARES[card]!.worth > 3) offer.add(card);
    offer.between(0, 2);
  },
};

export const leaky = defineGame({
  ...toy,
  id: 'leaky',
  steps: { ...toy.steps, keep },
  problems: () => [],
});
