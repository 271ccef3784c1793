// Harvest [VV 5.1, 12.6]: the leader draws three cards, followers draw one.
import type { Draft, Seat } from '@castellan/kernel';
import { drawCards } from '../piles.ts';
import type { State } from '../state.ts';

export function harvest(t: Draft<State>, seat: Seat): void {
  drawCards(t, seat, seat === t.state.turn.seat ? 3 : 1);
}
