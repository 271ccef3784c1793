// Replenish [VV 4.2, 12.5]: coins on one's Castle and Resources are one's own at the start of one's turn, whoever laid them.
import type { Draft, Seat } from '@castellan/kernel';
import type { Player, State } from '../state.ts';
import { isSolo, MOVED, NONE } from '../state.ts';

export function replenish(t: Draft<State>, seat: Seat): void {
  const { state } = t;
  const player = state.players[seat]!;
  const gold = isSolo(state) ? replenishAlone(player) : replenishAll(player);
  if (gold === 0) return;
  player.gold += gold;
  state.turn.idle = 0;
  if (t.events !== null) t.tell({ say: 'replenished', seat, gold });
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

/** Alone it takes two turns: a coin is moved to the resource icon first, and taken back the turn after. */
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
