// A copy of the table, written by hand: bots make millions. What the description of the state calls shared is not copied.
import { cloneCore, clonePiles } from '@castellan/kernel';
import type { Player, State } from './state.ts';

function clonePlayers(from: readonly Player[]): Player[] {
  const to: Player[] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const player = from[i]!;
    to[i] = {
      gold: player.gold,
      hand: player.hand.slice(),
      shown: player.shown.slice(),
      resources: player.resources.slice(),
      coins: player.coins.slice(),
      castle: player.castle,
      buildings: player.buildings.slice(),
      adventurers: player.adventurers.slice(),
      declines: player.declines,
    };
  }
  return to;
}

export function clone(state: State): State {
  const { turn } = state;
  return {
    core: cloneCore(state.core),
    first: state.first,
    turn: {
      number: turn.number,
      seat: turn.seat,
      action: turn.action,
      building: turn.building,
      paid: turn.paid,
      used: turn.used,
      idle: turn.idle,
    },
    bank: state.bank,
    deck: state.deck.slice(),
    piles: clonePiles(state.piles),
    pool: state.pool.slice(),
    adventurerDeck: state.adventurerDeck.slice(),
    unused: state.unused,
    trashed: state.trashed.slice(),
    players: clonePlayers(state.players),
  };
}
