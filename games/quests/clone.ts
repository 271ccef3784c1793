// A copy of the table, written by hand: bots make millions. What the description of the state calls shared is not copied.
import { cloneCore } from '@castellan/kernel';
import type { Player, State } from './state.ts';

function clonePlayers(from: readonly Player[]): Player[] {
  const to: Player[] = new Array(from.length);
  for (let seat = 0; seat < from.length; seat++) {
    const { guildMaster, hand, known, guild, reserved, completed } = from[seat]!;
    to[seat] = {
      guildMaster,
      hand: hand.slice(),
      known: known.slice(),
      guild: guild.slice(),
      reserved,
      completed: completed.slice(),
    };
  }
  return to;
}

export function clone(state: State): State {
  return {
    core: cloneCore(state.core),
    first: state.first,
    active: state.active,
    turn: state.turn,
    actions: state.actions,
    isOver: state.isOver,
    line: state.line.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    quests: state.quests.slice(),
    questDeck: state.questDeck.slice(),
    questDiscard: state.questDiscard.slice(),
    sent: state.sent.slice(),
    spare: state.spare,
    players: clonePlayers(state.players),
  };
}
