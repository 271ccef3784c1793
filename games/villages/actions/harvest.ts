// Harvest [VV 5.1, 12.6]: draw three cards; who follows draws one.
import type { Draft, Seat } from '@castellan/kernel';
import { drawCards } from '../piles.ts';
import type { State } from '../state.ts';

export function harvest(t: Draft<State>, seat: Seat): void {
  drawCards(t, seat, seat === t.state.turn.seat ? 3 : 1);
}
