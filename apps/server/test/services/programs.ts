import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where PostgreSQL lies when it is not on the PATH: Debian, and Homebrew. */
const ROOTS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

function postgresFolders(): string[] {
  return ROOTS.filter(root => existsSync(root)).flatMap(root =>
    readdirSync(root)
      .filter(name => /^(postgresql@?)?\d*$/.test(name))
      .sort((a, b) => Number(/\d+$/.exec(b)?.[0] ?? 0) - Number(/\d+$/.exec(a)?.[0] ?? 0))
      .map(name => join(root, name, 'bin')),
  );
}

function find(name: string, folders: readonly string[]): string | null {
  const all = [...(process.env['PATH'] ?? '').split(':'), ...folders].filter(one => one !== '');
  return all.map(folder => join(folder, name)).find(file => existsSync(file)) ?? null;
}

/** The programs that tests of many machines run; null: not here. */
export const programs = {
  initdb: find('initdb', postgresFolders()),
  postgres: find('postgres', postgresFolders()),
  nats: find('nats-server', ['/usr/sbin', '/usr/local/sbin']),
};

/**
 * Whether tests can have what they need. If not, that is said so that nobody overlooks it; in CI it is a failure.
 * `npm test` installs what is missing where it can (scripts/services.mjs).
 */
function isHere(what: string, files: readonly (string | null)[]): boolean {
  if (!files.includes(null)) return true;
  const why = `*** TESTS WITH ${what.toUpperCase()} NOT RUN: there is no ${what} here. ***`;
  if (process.env['CI']) throw new Error(why);
  console.error(
    `\n${why}\n*** Install it (Debian: postgresql, nats-server), and run these tests again. ***\n`,
  );
  return false;
}

export const hasPostgres = (): boolean =>
  isHere('PostgreSQL', [programs.initdb, programs.postgres]);
export const hasNats = (): boolean => isHere('NATS', [programs.nats]);
