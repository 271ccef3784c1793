import type { Game } from '@castellan/kernel';
import type { Place } from './greedy-game.ts';
import { savedAt } from './greedy-game.ts';

/** A place in a game between greedy bots, as a browser kept it; the first seat is the person there. */
export const keptGame = (
  game: Game,
  players: number,
  place: Place,
  id: string,
): { key: string; value: unknown } => ({
  key: id,
  value: {
    id,
    title: game.id,
    game: game.id,
    save: savedAt(game, players, place),
    sitters: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? 'person' : { bot: 'greedy' },
    ),
    names: Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
    updated: 0,
    over: false,
  },
});
