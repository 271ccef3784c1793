// Shipping [MV 6.6, 6.7]: return Resources to the supply. For each, the ship moves one segment on the wheel.
import { choose, whole } from '@castellan/kernel';
import type { Choose, Draft, Seat } from '@castellan/kernel';
import { WHEEL } from '../cards/boards.ts';
import { GOODS } from '../cards/language.ts';
import { collect } from '../collect.ts';
import { tell } from '../events.ts';
import { inTurn, STORAGE } from '../state.ts';
import { POWERS, segmentPower } from '../printed.ts';
import type { State } from '../state.ts';
import { returnOne } from '../storage.ts';
import { decline, declineFace, doneFace, PASS } from './codes.ts';

export const ship: Choose<State> = choose({
  args: { shipped: whole(0, 2 * STORAGE), source: whole(-1, POWERS) },
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state }, seat, offer) {
    for (let i = 0; i < GOODS.length; i++) if (state.players[seat]![GOODS[i]!] > 0) offer.add(i);
    offer.add(PASS);
  },
  prompt: (_, __, { shipped }) => ({ say: 'ask-ship', shipped }),
  face(t, seat, code, { shipped, source }) {
    if (code === PASS) return shipped > 0 ? doneFace : declineFace(t, seat, source);
    const token = GOODS[code]!;
    return { id: `ship:${token}`, note: { say: 'ship-token', token }, ref: `storage:${token}` };
  },
  fallback: () => [PASS],
  resolve(t, seat, code, { shipped, source }) {
    if (code !== PASS) {
      returnOne(t, seat, GOODS[code]!);
      return t.push('ship', seat, { shipped: shipped + 1, source });
    }
    if (shipped > 0) sail(t, seat, shipped);
    else decline(t, seat, source);
  },
});

/** Every segment that the ship enters gives its reward [MV R6]. */
function sail(t: Draft<State>, seat: Seat, steps: number): void {
  const player = t.state.players[seat]!;
  const powers: number[] = [];
  for (let i = 0; i < steps; i++) {
    player.ship = (player.ship % WHEEL.length) + 1;
    powers.push(segmentPower(player.ship - 1));
  }
  tell(t, 'shipped', { seat, n: steps, segment: player.ship });
  collect(t, seat, powers);
}
