import type { Game, Position } from '@castellan/kernel';
import { Refusal } from '@castellan/kernel';

/** A state from outside, if it is one on which the game can go on. */
export function loadedState(game: Game, value: unknown): Position {
  const problems = game.problems(value);
  if (problems.length > 0) {
    const more = problems.length > 5 ? `; and ${problems.length - 5} more` : '';
    throw refused(`${problems.slice(0, 5).join('; ')}${more}`, {
      problems: problems.slice(0, 100),
    });
  }
  // Ours from here on: what was sent must not change under us, nor be changed.
  const state = value as Position;
  try {
    const open = game.pending(game.clone(state));
    const outcome = game.outcome(state);
    if (open.length === 0 && outcome === null)
      throw new Error('nothing is to be decided, and the game is not over');
    if (open.length > 0 && outcome !== null)
      throw new Error('the game is over, and something is still to be decided');
    for (const { seat, id, options } of open) {
      if (options.every(option => option.blocked !== undefined))
        throw new Error(`decision ${id} offers nothing`);
      game.view(state, seat);
    }
    game.view(state, 'spectator');
  } catch (error) {
    throw refused((error as Error).message, {});
  }
  return state;
}

function refused(why: string, details: Readonly<Record<string, string[]>>): Refusal {
  return new Refusal('state', `This state can't be loaded: ${why}.`, details);
}
