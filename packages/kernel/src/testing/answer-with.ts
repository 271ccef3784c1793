import type { Position } from '../core.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { View } from '../play.ts';
import type { Seat } from '../seat.ts';

/** Answers what a seat is asked: by option ids, or, for a split, by how much of each. */
export function answerWith<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  seat: Seat,
  ...answer: readonly string[] | readonly [Readonly<Record<string, number>>]
): Event[] {
  const decision = game.pending(state).find(one => one.seat === seat);
  if (decision === undefined) throw new Error(`seat ${seat} is not asked anything`);
  const [counts] = answer;
  if (typeof counts === 'object') return game.apply(state, { decision: decision.id, counts });
  return game.apply(state, { decision: decision.id, picks: answer });
}
