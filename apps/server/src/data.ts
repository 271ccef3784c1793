// `npm run data -- backup FILE`, `restore FILE`, `check`: the data folder, whole and in one file.
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, faultIn } from './store/sqlite-file.ts';
import { DATA_FILE, openStore } from './store/sqlite-store.ts';

const usage = `Usage: npm run data -- <backup FILE | restore FILE | check> [--data FOLDER]

  backup FILE    copies everything into one new file; the server may go on meanwhile
  restore FILE   puts a backup in place of the data; stop the server first. What was there is kept beside it
  check          says whether every page of the data is sound

Without --data: CASTELLAN_DATA of the environment, else the folder data/.`;

async function restore(from: string, folder: string): Promise<void> {
  const fault = faultIn(from);
  if (fault !== null) throw new Error(`${from} is not sound: ${fault}.`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, DATA_FILE);
  const aside = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(file + end)) renameSync(file + end, aside + end);
  copyFileSync(from, file);
  // Opening it brings it to the newest form, and shows that it can be opened.
  await (await openStore(folder)).close();
  console.log(
    `Restored ${from} into ${folder}.${existsSync(aside) ? ` What was there is ${aside}.` : ''}`,
  );
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string' } },
    allowPositionals: true,
  });
  const usual = join(import.meta.dirname, '..', '..', '..', 'data');
  const folder = values.data ?? (process.env['CASTELLAN_DATA'] || usual);
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
