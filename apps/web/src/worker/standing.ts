import type { Save } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { FindGame } from './host.ts';

/** How a saved game stands, as far as everyone at its table may know. */
export interface GameStanding {
  readonly turn: number;
  /** The points in sight, by seat; the final ones where it is over. Null where they did not decide. */
  readonly points: readonly number[] | null;
}

/** Replays a saved game to see how it is going. Null where that can't be done: it is shown without. */
export async function standingOf(
  save: Save,
  find: FindGame,
  deck?: string,
): Promise<GameStanding | null> {
  try {
    const game = await find(save.game, save.rulesVersion, deck);
    if (game === null) return null;
    const { state } = Table.replay(game, save);
    const outcome = game.outcome(state);
    const points =
      outcome === null
        ? game.standing(game.view(state, 'spectator'))
        : outcome.scores.length === 0
          ? null
          : state.core.answered.map(
              (_, seat) => outcome.scores.find(score => score.seat === seat)?.total ?? 0,
            );
    return { turn: game.turns(state), points };
  } catch {
    return null;
  }
}
