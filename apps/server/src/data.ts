// `npm run data -- backup FILE`, `restore FILE`, `check`: the data folder, whole and in one file.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { InUse, lockFolder } from './store/lock.ts';
import { backUp, faultIn, gather, renew, whyNotOurs } from './store/sqlite-file.ts';
import { DATA_FILE } from './store/sqlite-store.ts';
import { usualData } from './usual-data.ts';

const usage = `Usage: npm run data -- <backup FILE | restore FILE | check> [--data FOLDER]

  backup FILE    copies everything into one new file; the server may go on meanwhile
  restore FILE   puts a backup in place of the data; refused while a server runs on it. What was there is kept beside it
  check          says whether every page of the data is sound

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

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string' } },
    allowPositionals: true,
  });
  const folder = values.data ?? (process.env['CASTELLAN_DATA'] || usualData(process.env));
  const [command, file] = positionals;
  const data = join(folder, DATA_FILE);
  if (command === 'backup' && file !== undefined) {
    backUp(data, file);
    const fault = faultIn(file);
    if (fault !== null) throw new Error(`The copy is not sound: ${fault}.`);
    console.log(`Everything of ${folder} is in ${file}.`);
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
