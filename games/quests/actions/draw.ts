// Draw [QV 4]: the top card of the Citizen deck into the hand.
import type { Draft, Seat } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { tell } from '../events.ts';
import type { State } from '../state.ts';
import { NONE } from '../state.ts';
import { nextCitizen } from '../tavern.ts';

/** Draws `count` cards, or as many as there are. Only their owner is told which. */
export function drawCards(t: Draft<State>, seat: Seat, count: number): void {
  const { hand } = t.state.players[seat]!;
  for (let i = 0; i < count; i++) {
    const card = nextCitizen(t);
    if (card === NONE) return;
    hand.push(card);
    if (t.events !== null) {
      const citizen = CITIZENS[card]!.id;
      tell(t, 'drew', { seat, citizen });
    }
  }
}
