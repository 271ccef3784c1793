// `npm run data -- backup FILE`, `restore FILE`, `check`: the data folder, whole and in one file. `copy`: from a folder
// into PostgreSQL, and back.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { InUse, lockFolder } from './store/lock.ts';
import { backUp, faultIn, gather, renew, whyNotOurs } from './store/sqlite-file.ts';
import { DATA_FILE } from './store/sqlite-store.ts';
import { usualData } from './usual-data.ts';

const usage = `Usage: npm run data -- <backup FILE | restore FILE | check> [--data FOLDER]
       npm run data -- copy --from PLACE --to PLACE

  backup FILE    copies everything into one new file; the server may keep running
  restore FILE   puts a backup in place of the data; refused while a server runs on it. What was there is kept beside it
  check          says whether every page of the data is sound
  copy           copies everything from a folder into an empty PostgreSQL (postgres://name:password@host:5432/database),
                 or back. The server may keep running; stop it when this tells you to, for the last part. One of the
                 two places may be left out: it is DATABASE_URL of the environment

Without --data: CASTELLAN_DATA of the environment, else the folder data/.`;

const ENDS = ['', '-wal', '-shm', '-journal'];

/** Nothing is moved before the backup lies in the folder, whole, in the newest form, and nobody else is there. */
async function restore(from: string, folder: string): Promise<void> {
  const why = whyNotOurs(from);
  if (why !== null) throw new Error(`${from} can't be restored: ${why}.`);
  const unlock = lockFolder(folder);
  const file = join(folder, DATA_FILE);
  const fresh = `${file}.restoring`;
  const discard = (): void => {
    for (const end of ENDS) rmSync(fresh + end, { force: true });
  };
  try {
    discard();
    backUp(from, fresh);
    await renew(fresh);
    const aside = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const isThere = existsSync(file);
    if (isThere && !gather(file)) throw new InUse(folder);
    for (const end of ENDS) if (existsSync(file + end)) renameSync(file + end, aside + end);
    renameSync(fresh, file);
    console.log(`Restored ${from} into ${folder}.${isThere ? ` What was there is ${aside}.` : ''}`);
  } finally {
    discard();
    unlock();
  }
}

/** The place that was left out is the database of the environment. */
async function copy({ from, to }: { from?: string; to?: string }): Promise<number> {
  const database = process.env['DATABASE_URL'] || undefined;
  const [source, target] = [from ?? database, to ?? database];
  if (source === undefined || target === undefined) {
    console.error(usage);
    return 2;
  }
  // Loaded only here: the rest needs nothing that speaks to PostgreSQL.
  const { move } = await import('./copy/move.ts');
  await move(source, target, line => console.log(line));
  return 0;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, file] = positionals;
  if (command === 'copy' && file === undefined) return copy(values);
  if (values.data === undefined && process.env['DATABASE_URL'])
    throw new Error(
      'DATABASE_URL says that the data is in PostgreSQL: pg_dump and pg_restore do this there. For a folder, name it: --data FOLDER',
    );
  const folder = values.data ?? (process.env['CASTELLAN_DATA'] || usualData(process.env));
  const data = join(folder, DATA_FILE);
  if (command === 'backup' && file !== undefined) {
    backUp(data, file);
    const fault = faultIn(file);
    if (fault !== null) throw new Error(`The copy is not sound: ${fault}.`);
    console.log(`Everything in ${folder} is now in ${file}.`);
    return 0;
  }
  if (command === 'restore' && file !== undefined) {
    await restore(file, folder);
    return 0;
  }
  if (command === 'check' && file === undefined) {
    const fault = existsSync(data) ? faultIn(data) : 'there is none';
    console.log(
      fault === null ? `The data in ${folder} is sound.` : `The data in ${folder}: ${fault}.`,
    );
    return fault === null ? 0 : 1;
  }
  console.error(usage);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
