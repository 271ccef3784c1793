import type { CardKingdomsState } from '@castellan/card-kingdoms';
import type { Game, Position } from '@castellan/kernel';

type Standing = (game: Game, state: Position) => readonly number[] | null;

/**
 * What each seat would score if the game ended here, for games that can say so before their end. It may know what is
 * secret while a game goes on: only for games that are over, and for replays.
 */
export function standing(game: Game, state: Position): readonly number[] | null {
  const own = Object.hasOwn(standings, game.id) ? standings[game.id]! : null;
  try {
    return own === null ? null : own(game, state);
  } catch {
    return null;
  }
}

const standings: Readonly<Record<string, Standing>> = {
  'card-kingdoms': (game, state) => {
    const table = state as CardKingdomsState;
    const hasDukes = table.players.every(({ duke }) => duke >= 0);
    if (!hasDukes) return table.players.map(() => 0);
    const ended = table.ending === '' ? { ...table, ending: 'round' } : table;
    return totals(game, ended, table.players.length);
  },
  // A level's points are printed on its quests [SG 1.8].
  shadowgate: (_game, state) =>
    (state as Position & { players: { levels: number[] }[] }).players.map(({ levels }) =>
      levels.reduce((sum, n, level) => sum + n * QUEST_POINTS[level]!, 0),
    ),
};

const QUEST_POINTS = [1, 3, 5, 8];

function totals(game: Game, state: Position, seats: number): readonly number[] | null {
  const outcome = game.outcome(state);
  if (outcome === null) return null;
  const scores = Array.from({ length: seats }, () => 0);
  for (const { seat, total } of outcome.scores) if (seat >= 0) scores[seat] = total;
  return scores;
}
