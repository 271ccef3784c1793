import { useEffect, useState } from 'preact/hooks';
import type { SavedGame } from '../../store/saved-game.ts';
import type { GameStanding } from '../../worker/standing.ts';
import { askStanding } from './ask-standing.ts';

/** How a saved game stands. Comes a moment later: the game is played through for it. */
export function useStanding(game: SavedGame): GameStanding | null {
  const [standing, setStanding] = useState<GameStanding | null>(null);
  useEffect(() => {
    let isHere = true;
    void askStanding(game).then(found => isHere && setStanding(found));
    return () => {
      isHere = false;
    };
  }, [game]);
  return standing;
}
