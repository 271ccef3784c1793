import type { SavedGame } from '../store/saved-game.ts';
import { seatedFrom, writeParcel } from './save-text.ts';

/** Gives a game to the person as a file, and tells the file's name. */
export function download({ save, sitters, names }: SavedGame): string {
  const text = writeParcel({ save, seated: seatedFrom(sitters, names) });
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  const file = `${save.game}-${save.commitment.slice(0, 12)}.castellan.json`;
  link.download = file;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return file;
}
