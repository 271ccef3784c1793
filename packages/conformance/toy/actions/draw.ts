// Drawing a ware [MD 3].
import type { Draft } from '@castellan/kernel';
import type { State } from '../state.ts';

/** Takes the top of the deck, if there is one. Someone sees it, so undo can't go back past it. */
export function drawInto(t: Draft<State>, cards: number[]): void {
  const card = t.state.deck.pop();
  if (card === undefined) return;
  cards.push(card);
  t.learn();
}
