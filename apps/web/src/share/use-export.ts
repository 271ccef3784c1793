import { useCallback } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { SavedGame } from '../store/saved-game.ts';

/** Exports a game as a file and says where it went: a browser may do it without a word. */
export function useExport(): (game: SavedGame) => Promise<void> {
  const { say, notify } = useApp();
  return useCallback(
    async game => {
      // What writes files is not needed to play.
      const { download } = await import('./game-file.ts');
      notify(say('exported', { file: download(game) }));
    },
    [say, notify],
  );
}
