// How quickly a server is up depends on how many files it reads before.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** All files that a file loads, in a process of its own. */
function loadedBy(file: string): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    await import(${JSON.stringify(join(import.meta.dirname, file))});
    console.log(urls.join('\\n'));`;
  const args = ['--input-type=module', '--eval', program];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
}

const folders = (urls: readonly string[]): Set<string> =>
  new Set(urls.map(url => /\/(packages\/\w+|node_modules\/[\w-]+)\//.exec(url)?.[1] ?? ''));

test('what writes to the disk loads nothing of the games and their tables', () => {
  const loaded = loadedBy('tasks.ts');
  expect(folders(loaded)).toContain('node_modules/kysely');
  expect(loaded.filter(url => url.includes('/packages/'))).toEqual([
    expect.stringContaining('/packages/room/src/host/table-store.ts'),
  ]);
});

test('the file that asks it to write loads nothing that speaks to a database', () => {
  const loaded = folders(loadedBy('sqlite-store.ts'));
  expect(loaded).toContain('packages/room');
  for (const library of ['kysely', 'pg']) expect(loaded).not.toContain(`node_modules/${library}`);
});
