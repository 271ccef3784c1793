import { useCallback } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { download } from './game-file.ts';

/** Exports a game as a file and says where it went: a browser may do it without a word. */
export function useExport(): (game: SavedGame) => void {
  const { say, notify } = useApp();
  return useCallback(game => notify(say('exported', { file: download(game) })), [say, notify]);
}
