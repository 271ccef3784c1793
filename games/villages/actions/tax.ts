// Tax [VV 5.5, 12.9]: the leader takes a gold from the bank and draws a card, followers draw a card. Solo, trash a card for a gold.
import { auto } from '@castellan/kernel';
import type { Auto, Draft, Seat } from '@castellan/kernel';
import { takeGold } from '../bank.ts';
import { drawCards, trashCard } from '../piles.ts';
import type { State } from '../state.ts';
import { framesOf, isActing, isSolo } from '../state.ts';

const collecting = framesOf('collect');

export function tax(t: Draft<State>, seat: Seat): void {
  const { state } = t;
  if (isSolo(state)) {
    t.put(collecting[seat]!);
    trashCard(t, seat);
    return;
  }
  if (seat === state.turn.seat) takeGold(t, seat, 1, null);
  drawCards(t, seat, 1);
}

/** Solo, after the card is trashed. */
export const collect: Auto<State> = auto({
  fits: (t, seat, _, below) => isSolo(t.state) && isActing(t, seat, below, ['powers']),
  run: (t, seat) => takeGold(t, seat, 1, null),
});
