// `castellan doctor` as a whole: what it says, and how it ends.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { readAddress } from '../../src/address.ts';
import { examine } from '../../src/ops/doctor/examine.ts';
import { DATA_FILE } from '../../src/store/sqlite-store.ts';
import { bad, endAll, expectFound, newFolder, usedFolder } from './found.ts';

afterEach(endAll);

describe('a whole setup', () => {
  const examined = (args: string[], env: Record<string, string> = {}) => {
    const address = readAddress(['--port', '0', ...args], env, newFolder());
    return examine({ address: address as Exclude<typeof address, 'help'>, url: null });
  };

  test('an admin address without a secret, or that others can reach', async () => {
    const found = await examined(['--admin', '0.0.0.0:0']);
    expectFound(found, 'warning', 'Admin', /no secret/, /CASTELLAN_ADMIN_SECRET_FILE/);
    expectFound(found, 'warning', 'Admin', /other machines/, /firewall/);
    const env = { CASTELLAN_ADMIN_SECRET: 'correct-horse-staple' };
    const well = await examined(['--admin', '0'], env);
    expect(bad(well).filter(({ about }) => about === 'Admin')).toEqual([]);
  });

  /** The program itself; returns how it ended, and what it said. */
  async function program(...args: string[]): Promise<{ code: number; said: string }> {
    const file = join(import.meta.dirname, '..', '..', 'src', 'doctor.ts');
    const child = spawn(process.execPath, [file, '--port', '0', ...args], { env: {} });
    const [out, err, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number>(resolve => child.once('close', resolve)),
    ]);
    return { code, said: out + err };
  }

  test('the program says what is wrong and what to do, and ends accordingly', async () => {
    const folder = await usedFolder();
    const well = await program('--data', folder);
    expect(well).toMatchObject({
      code: 0,
      said: expect.stringMatching(/✓ Data file: .* is intact/),
    });
    writeFileSync(join(folder, DATA_FILE), 'nonsense');
    const wrong = await program('--data', folder);
    expect(wrong.code).toBe(1);
    expect(wrong.said).toMatch(/✗ Data file: .*\n {4}Restore a backup/);
    expect(wrong.said).toMatch(/1 to mend/);
    expect(await program('--url')).toMatchObject({
      code: 2,
      said: expect.stringMatching(/wants an address/),
    });
  });
});
