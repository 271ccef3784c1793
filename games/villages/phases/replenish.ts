// Replenish [VV 4.2, 12.5]: at the start of a turn, the player takes all coins on their Castle and Resources, whoever laid them.
import type { Draft, Seat } from '@castellan/kernel';
import { tell } from '../events.ts';
import type { Player, State } from '../state.ts';
import { isSolo, MOVED, NONE } from '../state.ts';

export function replenish(t: Draft<State>, seat: Seat): void {
  const { state } = t;
  const player = state.players[seat]!;
  const gold = isSolo(state) ? replenishAlone(player) : replenishAll(player);
  if (gold === 0) return;
  player.gold += gold;
  state.turn.idle = 0;
  if (t.events !== null) tell(t, 'replenished', { seat, gold });
}

function replenishAll(player: Player): number {
  const { coins } = player;
  let gold = 0;
  for (let i = 0; i < coins.length; i++) {
    if (coins[i] === NONE) continue;
    coins[i] = NONE;
    gold++;
  }
  if (player.castle !== NONE) gold++;
  player.castle = NONE;
  return gold;
}

/** Solo it takes two turns: a coin first moves to the resource icon, and comes back the turn after. */
function replenishAlone(player: Player): number {
  const { coins } = player;
  let gold = 0;
  for (let i = 0; i < coins.length; i++) {
    if (coins[i] === MOVED) gold++;
    coins[i] = nextStage(coins[i]!);
  }
  if (player.castle === MOVED) gold++;
  player.castle = nextStage(player.castle);
  return gold;
}

const nextStage = (coin: number): number => (coin === NONE || coin === MOVED ? NONE : MOVED);
