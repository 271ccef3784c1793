// The tiny game with a planted fault: from the second round on, a card is missing.
import { defineGame } from '@castellan/kernel';
import { tiny } from './tiny.ts';

export const broken = defineGame({
  ...tiny,
  id: 'broken',
  cards: state => (state.round < 2 ? tiny.cards(state) : tiny.cards(state).slice(1)),
});
