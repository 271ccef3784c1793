// Harvest [VV 5.1, 12.6]: draw three cards; who follows draws one.
import type { Draft, Seat } from '@castellan/kernel';
import { drawCards } from '../piles.ts';
import type { Villages } from '../state.ts';

export function harvest(t: Draft<Villages>, seat: Seat): void {
  drawCards(t, seat, seat === t.state.turn.seat ? 3 : 1);
}
