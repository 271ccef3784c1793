import { closeSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Save, Seated } from '@castellan/kernel';
import { MOST_LETTERS, readJson } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { openingOf, readTableFile, saveIn, seatedIn, tableFile } from '@castellan/room';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';

export interface SaveFile {
  readonly log: readonly Entry[];
  readonly save: Save;
  /** Who sits where now; null: nobody was named. */
  readonly seated: readonly Seated[] | null;
  /** The text of the deck that it is played with. */
  readonly deck: string | undefined;
}

export function readSaveFile(path: string): SaveFile {
  let text: string | null;
  try {
    text = readAtMost(path, MOST_LETTERS);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'ENOENT' ? `There is no file ${path}.` : `${path} can't be read: ${message}.`,
    );
  }
  if (text === null)
    throw new Failure(
      `${path} is not a saved game: it is far too big (more than ${MOST_LETTERS} letters).`,
    );
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Failure(`${path} is not a saved game: it is not JSON (${error.message}).`);
  }
  const log = readTableFile(value);
  return { log, save: saveIn(log)!, seated: seatedIn(log), deck: openingOf(log).deck };
}

/** Written to a second file and then moved, so that a crash leaves the old file. Returns the full path. */
export function writeSaveFile(path: string, log: readonly Entry[]): string {
  const full = resolve(path);
  try {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(`${full}.part`, `${JSON.stringify(tableFile(log))}\n`);
    renameSync(`${full}.part`, full);
  } catch (error) {
    throw new Failure(`The game can't be saved to ${full}: ${(error as Error).message}.`);
  }
  return full;
}

/** The default place for a save: a folder for saves, with a name that no other table has. */
export function defaultSavePath({ game, commitment }: Save, { env }: Io): string {
  const data = env['XDG_DATA_HOME'] ?? env['LOCALAPPDATA'] ?? join(homedir(), '.local', 'share');
  const folder = env['CASTELLAN_SAVES'] ?? join(data, 'castellan', 'saves');
  return join(folder, `${game}-${commitment.slice(0, 12)}.json`);
}

/** The text of a file; null if it is too long. The file may be a pipe, or endless. */
function readAtMost(path: string, most: number): string | null {
  const bytes = Buffer.alloc(most + 1);
  const file = openSync(path, 'r');
  try {
    for (let at = 0; at <= most;) {
      const n = readSync(file, bytes, at, bytes.length - at, null);
      if (n === 0) return bytes.toString('utf8', 0, at);
      at += n;
    }
    return null;
  } finally {
    closeSync(file);
  }
}
