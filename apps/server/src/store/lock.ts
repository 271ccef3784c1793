import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Someone else uses the data. */
export class InUse extends Error {
  constructor(folder: string) {
    super(
      `The data in ${folder} is in use by another Castellan. Stop that one first, or choose another folder: --data FOLDER`,
    );
    this.name = 'InUse';
  }
}

/** The file by which a data folder is locked. It is always there, and always empty: what counts is who holds it. */
const LOCK_FILE = 'castellan.lock';

/**
 * Takes a data folder for this process alone until it is given back. The lock is the operating system's, by way of SQLite: it goes
 * with the process that holds it, however that ends.
 */
export function lockFolder(folder: string): () => void {
  // It holds people's names and what they said: nobody else on this machine may read it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new InUse(folder) : error;
  }
  return () => {
    if (database.isOpen) database.close();
  };
}

const SQLITE_BUSY = 5;

export function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
}
