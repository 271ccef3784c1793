// What `castellan doctor` finds on a machine: everything is made wrong here, and must be found.
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import type { Finding } from '../../src/ops/doctor/finding.ts';
import { lookAtFolder, lookAtNode, lookAtOpenFiles } from '../../src/ops/doctor/machine.ts';
import { lockFolder } from '../../src/store/lock.ts';
import { DATA_FILE } from '../../src/store/sqlite-store.ts';
import { hasSmallDisks, SmallDisk } from '../small-disk.ts';
import { bad, endAll, ends, expectFound, newFolder, usedFolder } from './found.ts';

afterEach(endAll);

function inFile(folder: string, statement: string): void {
  const database = new DatabaseSync(join(folder, DATA_FILE));
  database.exec(statement);
  database.close();
}

describe('the machine', () => {
  test('a Node that is too old', () => {
    expect(lookAtNode().level).toBe('fine');
    expectFound([lookAtNode('24.14.9')], 'wrong', 'Node', /24\.14\.9/, /24\.15 or newer/);
    expect(lookAtNode('25.0.0').level).toBe('fine');
  });

  test('a system that allows few open files', () => {
    const file = join(newFolder(), 'limits');
    const limits = (soft: string): Finding => {
      writeFileSync(
        file,
        `Limit  Soft Limit  Hard Limit\nMax open files   ${soft}   524288 files\n`,
      );
      return lookAtOpenFiles(file)!;
    };
    expectFound([limits('1024')], 'warning', 'Open files', /1024/, /ulimit -n/);
    expect(limits('65536').level).toBe('fine');
    expect(limits('unlimited').level).toBe('fine');
    expect(lookAtOpenFiles('/nowhere')).toBeNull();
  });

  test('a folder that is not there yet, and one that nobody can make', () => {
    const folder = newFolder();
    expect(bad(lookAtFolder(join(folder, 'new', 'data')))).toEqual([]);
    const file = join(folder, 'file');
    writeFileSync(file, '', { mode: 0o600 });
    expectFound(lookAtFolder(join(file, 'data')), 'wrong', 'Data folder', /can't be written to/);
  });

  test.skipIf(process.getuid?.() === 0)('a folder that is not ours', () => {
    const folder = newFolder();
    chmodSync(folder, 0o500);
    expectFound(lookAtFolder(folder), 'wrong', 'Data folder', /EACCES/, /chown/);
  });

  test('a folder that everyone can read', async () => {
    const folder = await usedFolder();
    expect(bad(lookAtFolder(folder))).toEqual([]);
    chmodSync(folder, 0o755);
    expectFound(lookAtFolder(folder), 'warning', 'Data folder', /every user/, /chmod o=/);
  });

  test.runIf(hasSmallDisks)('a disk with little space, and one with none', () => {
    const [small, tiny] = [new SmallDisk(1000), new SmallDisk(10)];
    ends.push(
      () => small.end(),
      () => tiny.end(),
    );
    tiny.fill();
    expectFound(lookAtFolder(small.folder), 'warning', 'Disk', /GB free/, /Make room/);
    expectFound(lookAtFolder(tiny.folder), 'wrong', 'Disk', /0\.0 GB free/, /Make room/);
    expectFound(lookAtFolder(tiny.folder), 'wrong', 'Lock', /disk is full/);
  });

  test('a folder that a server uses', async () => {
    const folder = await usedFolder();
    ends.push(lockFolder(folder));
    expectFound(lookAtFolder(folder), 'warning', 'Lock', /using this data folder/);
  });

  test('a file that is spoiled, older, newer, or not ours', async () => {
    const folder = await usedFolder();
    const last = '(select max(name) from kysely_migration)';
    inFile(folder, `update kysely_migration set name = '9999-later' where name = ${last}`);
    expectFound(lookAtFolder(folder), 'wrong', 'Data file', /newer version/, /data restore/);
    inFile(folder, "delete from kysely_migration where name = '9999-later'");
    expectFound(lookAtFolder(folder), 'warning', 'Data file', /older version/, /backup first/);
    inFile(folder, 'drop table entries');
    expectFound(lookAtFolder(folder), 'wrong', 'Data file', /not written by Castellan/);
    const file = join(folder, DATA_FILE);
    writeFileSync(file, readFileSync(file).fill(7, 0, 2000));
    expectFound(lookAtFolder(folder), 'wrong', 'Data file', /not a database/, /data restore/);
  });
});
