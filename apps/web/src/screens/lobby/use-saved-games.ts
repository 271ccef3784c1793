import { useCallback, useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { PATIENCE_MS } from '../../store/database.ts';
import type { SavedGame } from '../../store/saved-game.ts';

export interface OnTheShelf {
  /** Newest first; null until they have been read. */
  readonly games: readonly SavedGame[] | null;
  readonly unreadable: number;
  /** The browser's storage takes too long: they may still come. */
  readonly isLate: boolean;
  remove(game: SavedGame): Promise<void>;
}

/** The games of this browser. */
export function useSavedGames(): OnTheShelf {
  const { shelf, notify } = useApp();
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const [unreadable, setUnreadable] = useState(0);
  const [isLate, setIsLate] = useState(false);
  const read = useCallback(async () => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    const list = await shelf.list().finally(() => {
      clearTimeout(timer);
      setIsLate(false);
    });
    setGames(list.games);
    setUnreadable(list.unreadable);
  }, [shelf]);
  useEffect(() => {
    read().catch((error: Error) => {
      notify(error.message, 'bad');
      setGames([]);
    });
  }, [read, notify]);
  const remove = async (game: SavedGame): Promise<void> => {
    await shelf.remove(game.id);
    await read();
  };
  return { games, unreadable, isLate, remove };
}
