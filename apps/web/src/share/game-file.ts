import { MOST_LETTERS } from '@castellan/kernel';
import { tableFile } from '@castellan/room';
import { saveFile } from '../app/save-file.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { BadParcel } from './bad-parcel.ts';

/** Downloads a game as a file; returns the file's name. */
export function download({ save, log }: SavedGame): string {
  const text = `${JSON.stringify(tableFile(log))}\n`;
  const file = `${save.game}-${save.commitment.slice(0, 12)}.castellan.json`;
  saveFile(text, file, 'application/json');
  return file;
}

/** The text of a chosen file; one that is too big is not even read. */
export function fileText(file: Blob): Promise<string> {
  return file.size > MOST_LETTERS ? Promise.reject(new BadParcel('too-big')) : file.text();
}
