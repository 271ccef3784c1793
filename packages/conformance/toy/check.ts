// What is wrong with something that claims to be a state: a loaded file, a message.
import { coreShape, listOf, oneOf, record, whole } from '@castellan/kernel';
import type { State } from './state.ts';
import { CARDS, cards } from './state.ts';
import { steps } from './turn.ts';

const pile = listOf(whole(0, CARDS.length - 1), 0, CARDS.length);
const player = record({ hand: pile, kept: pile, pile, gold: whole(0), gems: whole(0) });

export function problems(value: unknown): string[] {
  const found: string[] = [];
  const seats = seatsOf(value);
  record({
    core: coreShape(seats, steps),
    rounds: oneOf(3, 5),
    round: whole(0, 5),
    turn: whole(0),
    deck: pile,
    market: pile,
    players: listOf(player, 1, 3),
  })(value, 'state', found);
  if (found.length > 0) return found;
  const all = cards(value as State).sort((a, b) => a - b);
  return all.join() === CARDS.join() ? [] : ['state must hold every ware once'];
}

function seatsOf(value: unknown): number {
  const { players } = (value ?? {}) as { players?: unknown };
  return Array.isArray(players) ? players.length : 1;
}
