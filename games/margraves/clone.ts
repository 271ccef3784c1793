// A copy of the table, written by hand: bots make millions.
import { cloneCore } from '@castellan/kernel';
import type { LairState, Player, State } from './state.ts';

export function clone(state: State): State {
  return {
    core: cloneCore(state.core),
    // Settings never change, so copies share them.
    settings: state.settings,
    players: clonePlayers(state.players),
    supply: {
      stone: state.supply.stone,
      wood: state.supply.wood,
      magic: state.supply.magic,
      gem: state.supply.gem,
      knight: state.supply.knight,
    },
    knights: state.knights.slice(),
    towers: state.towers.slice(),
    tombs: state.tombs.slice(),
    lairs: cloneLairs(state.lairs),
    deck: state.deck.slice(),
    line: state.line.slice(),
    tiles: state.tiles.slice(),
    stacks: [state.stacks[0]!.slice(), state.stacks[1]!.slice()],
    gone: {
      citizens: state.gone.citizens.slice(),
      tiles: state.gone.tiles.slice(),
      cashed: state.gone.cashed.slice(),
      wealth: state.gone.wealth.slice(),
    },
    first: state.first,
    turn: {
      number: state.turn.number,
      seat: state.turn.seat,
      mustRecall: state.turn.mustRecall,
      card: state.turn.card,
    },
    ending: state.ending,
    isOver: state.isOver,
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const out: Player[] = new Array(players.length);
  for (let i = 0; i < players.length; i++) out[i] = clonePlayer(players[i]!);
  return out;
}

export function clonePlayer(player: Player): Player {
  return {
    gold: player.gold,
    strength: player.strength,
    stone: player.stone,
    wood: player.wood,
    magic: player.magic,
    gem: player.gem,
    knight: player.knight,
    towers: player.towers,
    margrave: player.margrave,
    ship: player.ship,
    influence: player.influence.slice(),
    citizens: player.citizens.slice(),
    lying: player.lying.slice(),
    tiles: player.tiles.slice(),
    dealt: player.dealt.slice(),
    kept: player.kept.slice(),
  };
}

function cloneLairs(lairs: readonly LairState[]): LairState[] {
  const out: LairState[] = new Array(lairs.length);
  for (let i = 0; i < lairs.length; i++) {
    const { stack, below, isOpen } = lairs[i]!;
    out[i] = { stack: stack.slice(), below: below.slice(), isOpen };
  }
  return out;
}
