// A copy of the table, written by hand: bots make millions.
import { cloneCore } from '@castellan/kernel';
import type { Commitment, Player, State, Turn } from './state.ts';

function cloneOpen(from: readonly Commitment[]): Commitment[] {
  const to: Commitment[] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    to[i] = { what: from[i]!.what, paid: from[i]!.paid.slice() };
  }
  return to;
}

export function cloneTurn(turn: Turn): Turn {
  return {
    number: turn.number,
    seat: turn.seat,
    actions: turn.actions,
    quest: turn.quest,
    open: cloneOpen(turn.open),
    loose: turn.loose.slice(),
    spent: turn.spent.slice(),
    used: turn.used.slice(),
  };
}

function clonePlayers(from: readonly Player[]): Player[] {
  const to: Player[] = new Array(from.length);
  for (let seat = 0; seat < from.length; seat++) to[seat] = clonePlayer(from[seat]!);
  return to;
}

export function clonePlayer({ character, side, hand, items, levels }: Player): Player {
  return {
    character,
    side,
    hand: hand.slice(),
    items: items.slice(),
    levels: levels.slice(),
  };
}

/** What the description of the state calls shared is not copied. */
export function clone(state: State): State {
  return {
    core: cloneCore(state.core),
    equalTurns: state.equalTurns,
    eitherSide: state.eitherSide,
    first: state.first,
    turn: cloneTurn(state.turn),
    players: clonePlayers(state.players),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    shuffles: state.shuffles,
    since: state.since,
    quests: state.quests.slice(),
    questDeck: state.questDeck.slice(),
    questDiscard: state.questDiscard.slice(),
    spare: state.spare,
  };
}
