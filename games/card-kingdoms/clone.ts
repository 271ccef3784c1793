// A copy of the table, written by hand: bots make millions. What the description of the state calls shared is not copied.
import { cloneCore, clonePiles } from '@castellan/kernel';
import { clonePlayer } from './player.ts';
import type { DarkLord, Player, State } from './state.ts';

export function clone(state: State): State {
  return {
    core: cloneCore(state.core),
    settings: state.settings,
    players: clonePlayers(state.players),
    areas: state.areas,
    monsters: clonePiles(state.monsters),
    citizens: clonePiles(state.citizens),
    seen: state.seen.slice(),
    domains: state.domains.slice(),
    domainsBelow: clonePiles(state.domainsBelow),
    box: cloneBox(state.box),
    dice: state.dice.slice(),
    diceChanged: state.diceChanged,
    first: state.first,
    active: state.active,
    turn: state.turn,
    exhausted: state.exhausted,
    darkLord: state.darkLord === null ? null : cloneDarkLord(state.darkLord),
    ending: state.ending,
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const out: Player[] = new Array(players.length);
  for (let i = 0; i < players.length; i++) out[i] = clonePlayer(players[i]!);
  return out;
}

function cloneBox(box: State['box']): State['box'] {
  return {
    monsters: box.monsters,
    citizens: box.citizens,
    domains: box.domains,
    domainsRemoved: box.domainsRemoved,
    dukes: box.dukes,
  };
}

function cloneDarkLord(lord: DarkLord): DarkLord {
  return { duke: lord.duke, citizens: lord.citizens.slice(), domains: lord.domains.slice() };
}
