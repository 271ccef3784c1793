import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../src/store/postgres-store.ts';
import { openStore } from '../../src/store/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { TestPostgres } from './postgres.ts';
import { hasPostgres } from './programs.ts';

/** A place for a store, which can be opened again and again. */
export interface Place {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

async function inAFile(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-store-'));
  return {
    open: () => openStore(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A database of its own in a PostgreSQL of its own. */
export async function inPostgres(): Promise<Place> {
  const postgres = await TestPostgres.start();
  const url = await postgres.newDatabase();
  return { open: () => openPostgres(url), remove: () => postgres.close() };
}

/** Wherever a store can be here. */
export const places: [string, () => Promise<Place>][] = [['an SQLite file', inAFile]];
if (hasPostgres()) places.push(['PostgreSQL', inPostgres]);
