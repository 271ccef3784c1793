import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Save } from '@castellan/kernel';
import { readSave } from '@castellan/kernel';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';

/** Who sits where: kept beside the game, so that it goes on with the same company. */
export interface Seated {
  readonly name: string;
  /** A chair's name, or `person`. */
  readonly chair: string;
}

export interface SaveFile {
  readonly save: Save;
  readonly seated: readonly Seated[] | null;
}

export function readSaveFile(path: string): SaveFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'ENOENT' ? `There is no file ${path}.` : `${path} can't be read: ${message}.`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Failure(`${path} is not a saved game: it is not JSON (${(error as Error).message}).`);
  }
  return {
    save: readSave(value),
    seated: readSeated((value as Readonly<Record<string, unknown>>)['seated']),
  };
}

/** Written beside and moved into place, so that a kill in the middle leaves the old one. Gives the full path. */
export function writeSaveFile(path: string, save: Save, seated: readonly Seated[]): string {
  const full = resolve(path);
  try {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(`${full}.part`, `${JSON.stringify({ ...save, seated })}\n`);
    renameSync(`${full}.part`, full);
  } catch (error) {
    throw new Failure(`The game can't be saved to ${full}: ${(error as Error).message}.`);
  }
  return full;
}

/** Where a game is saved when nobody said where: a folder for saves, a name that no other table has. */
export function defaultSavePath(save: Save, { env }: Io): string {
  const data = env['XDG_DATA_HOME'] ?? env['LOCALAPPDATA'] ?? join(homedir(), '.local', 'share');
  const folder = env['CASTELLAN_SAVES'] ?? join(data, 'castellan', 'saves');
  return join(folder, `${save.game}-${save.commitment.slice(0, 12)}.json`);
}

function readSeated(value: unknown): readonly Seated[] | null {
  if (!Array.isArray(value)) return null;
  const isSeated = (one: unknown): one is Seated =>
    typeof (one as Seated | null)?.name === 'string' && typeof (one as Seated).chair === 'string';
  return value.every(isSeated) ? value : null;
}
