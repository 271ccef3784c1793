import type { Game, Position, Save, Seat } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { Course } from '@castellan/protocol';

/** Replays a game from its first answer and records how it went, with all points or only the open ones. */
export function courseOf(game: Game, save: Save, points: 'all' | 'open' = 'all'): Course {
  const turns: number[] = [];
  const waiting: Seat[][] = [];
  const scores: (readonly number[])[] = [];
  const note = (state: Position): void => {
    turns.push(game.turns(state));
    waiting.push(game.waiting(state));
    scores.push(game.standing(points === 'all' ? state : game.view(state, 'spectator')));
  };
  const table = Table.replay(game, save, 0);
  note(table.state);
  for (const answer of save.answers) {
    table.answer(answer);
    note(table.state);
  }
  return { type: 'course', turns, waiting, scores };
}
