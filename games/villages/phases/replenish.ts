// Replenish [VV 4.2, 12.5]: at the start of a turn, the player takes all coins on their Castle and Resources, whoever laid them.
// Alone it takes two turns: a coin first moves to the resource icon, and comes back the turn after.
import type { Draft, Seat } from '@castellan/kernel';
import { tell } from '../events.ts';
import { rulesOf } from '../solo.ts';
import type { State } from '../state.ts';
import { MOVED, NONE } from '../state.ts';

export function replenish(t: Draft<State>, seat: Seat): void {
  const { state } = t;
  const player = state.players[seat]!;
  const { coins } = player;
  const { coinAfter } = rulesOf(state);
  let gold = 0;
  for (let i = 0; i < coins.length; i++) {
    const coin = coins[i]!;
    coins[i] = coin === MOVED || coin === NONE ? NONE : coinAfter;
    if (coin !== NONE && coins[i] === NONE) gold++;
  }
  const { castle } = player;
  player.castle = castle === MOVED || castle === NONE ? NONE : coinAfter;
  if (castle !== NONE && player.castle === NONE) gold++;
  if (gold === 0) return;
  player.gold += gold;
  state.turn.idle = 0;
  if (t.events !== null) tell(t, 'replenished', { seat, gold });
}
