import type { Answer, Game, Position, Viewer } from '@castellan/kernel';
import { advance, answerStep, laneOf, MAIN, proceed, runHeld } from '@castellan/kernel';
import type { SeenMove } from './motive.ts';
import { stretchesOf } from './stretch.ts';

/** A move as someone at the table saw it: all that a seat answered, around one answer, before anyone learned what came of it. */
export function seenMove(
  game: Game,
  start: Position,
  answers: readonly Answer[],
  at: number,
  viewer: Viewer,
): SeenMove {
  const stretches = stretchesOf(game, start, answers);
  const place = stretches.findLastIndex(stretch => stretch.at <= at);
  const t = game.draft(game.clone(start));
  for (const { seat, line } of stretches.slice(0, place))
    for (const picks of line) proceed(t, laneOf(t.state, seat), picks);
  const { seat, line } = stretches[place]!;
  const before = game.view(t.state, viewer);
  for (const picks of line.slice(0, -1)) proceed(t, laneOf(t.state, seat), picks);
  const clone = (state: Position): Position => game.clone(state);
  answerStep(t, laneOf(t.state, seat), line.at(-1)!);
  // What the mover's own steps turn up belongs to the move. What others do then, does not.
  while (runHeld(t, clone) === 'before-step' && t.state.core.agenda[MAIN]!.at(-1)?.seat === seat)
    advance(t);
  return { seat, before, after: game.view(t.state, viewer), first: line[0]! };
}
