// The toy game with a planted fault: from the second round on, a card is missing.
import { toy } from '@castellan/conformance/toy';
import { defineGame } from '@castellan/kernel';

export const broken = defineGame({
  ...toy,
  id: 'broken',
  cards: state => (state.round < 2 ? toy.cards(state) : toy.cards(state).slice(1)),
});
