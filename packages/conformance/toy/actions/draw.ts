// Drawing a ware [MD 3].
import type { Draft } from '@castellan/kernel';
import type { State } from '../state.ts';

/** The top of the deck, if there is one. Someone sees it: nobody can take back what came before. */
export function drawInto(t: Draft<State>, cards: number[]): void {
  const card = t.state.deck.pop();
  if (card === undefined) return;
  cards.push(card);
  t.learn();
}
