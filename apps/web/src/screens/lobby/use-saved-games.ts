import { useCallback, useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { PATIENCE_MS } from '../../store/database.ts';
import type { Listed } from '../../store/game-shelf.ts';
import type { SavedGame } from '../../store/saved-game.ts';

export interface OnTheShelf {
  /** Newest first; null until they have been read. */
  readonly games: readonly SavedGame[] | null;
  readonly unreadable: number;
  /** The browser's storage takes too long: they may still come. */
  readonly isLate: boolean;
  remove(game: SavedGame): Promise<void>;
}

const NOTHING: Listed = { games: [], unreadable: 0 };

/** The games of this browser. */
export function useSavedGames(): OnTheShelf {
  const { shelf, notify } = useApp();
  const [listed, setListed] = useState<Listed | null>(() => shelf.takeAhead());
  const [isLate, setIsLate] = useState(false);
  const read = useCallback(async () => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    const list = await shelf.list().finally(() => {
      clearTimeout(timer);
      setIsLate(false);
    });
    setListed(list);
  }, [shelf]);
  useEffect(() => {
    if (listed !== null) return;
    read().catch((error: Error) => {
      notify(error.message, 'bad');
      setListed(NOTHING);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was read ahead need not be read again
  }, [read, notify]);
  const remove = async (game: SavedGame): Promise<void> => {
    await shelf.remove(game.id);
    await read();
  };
  const { games, unreadable } = listed ?? { games: null, unreadable: 0 };
  return { games, unreadable, isLate, remove };
}
