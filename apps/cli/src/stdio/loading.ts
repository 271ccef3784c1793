import type { Game, Position } from '@castellan/kernel';
import { MOST_PROBLEMS, Refusal } from '@castellan/kernel';

/** How many problems the message lists; the details have the others. */
const TOLD = 5;

/** Loads a state from outside, if the game can go on from it. */
export function loadedState(game: Game, value: unknown): Position {
  const claimed = inTodaysWords(value);
  const problems = game.problems(claimed);
  if (problems.length > 0) {
    const others = problems.length - TOLD;
    // Counting stops at this number, so there may be more.
    const count = problems.length < MOST_PROBLEMS ? others : `at least ${others}`;
    const more = others > 0 ? `; and ${count} more` : '';
    throw refused(`${problems.slice(0, TOLD).join('; ')}${more}`, {
      problems: problems.slice(0, MOST_PROBLEMS),
    });
  }
  // A copy, so that neither side can change the other's data.
  const state = claimed as Position;
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

/** A state that a program stored long ago may call its `settings` `options`. */
function inTodaysWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('options' in value)) return value;
  const { options: settings, ...rest } = value;
  return { settings, ...rest };
}

function refused(why: string, details: Readonly<Record<string, string[]>>): Refusal {
  return new Refusal('state', `This state can't be loaded: ${why}.`, details);
}
