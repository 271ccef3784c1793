// Tax [VV 5.5]: the leader takes a gold from the bank and draws a card, followers draw a card.
import type { Draft, Seat } from '@castellan/kernel';
import { takeGold } from '../bank.ts';
import { drawCards } from '../piles.ts';
import { rulesOf, taxAlone } from '../solo.ts';
import type { State } from '../state.ts';

export function tax(t: Draft<State>, seat: Seat): void {
  const { state } = t;
  if (rulesOf(state).trashes) return taxAlone(t, seat);
  if (seat === state.turn.seat) takeGold(t, seat, 1, null);
  drawCards(t, seat, 1);
}
