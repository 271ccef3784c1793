import type { Entry } from '@castellan/room';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { KeptLog } from '../../store/kept-log.ts';
import type { SavedGame } from '../../store/saved-game.ts';

export type KeptFound = KeptLog | 'reading' | 'none' | Error;

/**
 * The log of a table of this browser. `fresh` is one that is not on the shelf before its first answer; `isHeld`: nor then,
 * until it is wanted there.
 */
export function useKeptLog(id: string, fresh?: readonly Entry[], isHeld = false): KeptFound {
  const { shelf, notify, say } = useApp();
  const onUnstored = useCallback(
    (error: Error): void => {
      const why = error.name === 'QuotaExceededError' ? say('storeFullHint') : error.message;
      notify(say('notStored', { why }), 'bad');
    },
    [notify, say],
  );
  const [found, setFound] = useState<KeptFound>(() => {
    if (fresh !== undefined) return new KeptLog(shelf, fresh, isHeld && 'held', onUnstored);
    const begun = shelf.begun(id);
    return begun === null ? 'reading' : new KeptLog(shelf, begun.log, begun.stored, onUnstored);
  });
  useEffect(() => {
    if (found !== 'reading') return undefined;
    let isHere = true;
    shelf
      .log(id)
      .then(log => (log === null ? 'none' : new KeptLog(shelf, log, true, onUnstored)))
      .catch((error: Error) => error)
      .then(found => isHere && setFound(found));
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a log is read once, and told of by the bell
  }, [id, shelf]);
  return found;
}

/** A game of this browser, as it is now. */
export function useSaved(id: string): SavedGame | 'reading' | 'none' | Error {
  const { shelf } = useApp();
  const [found, setFound] = useState<ReturnType<typeof useSaved>>('reading');
  useEffect(() => {
    let isHere = true;
    shelf.game(id).then(
      saved => isHere && setFound(saved ?? 'none'),
      (error: Error) => isHere && setFound(error),
    );
    return () => {
      isHere = false;
    };
  }, [id, shelf]);
  return found;
}
