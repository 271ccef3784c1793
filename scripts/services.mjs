// PostgreSQL and NATS for the tests of several machines: installed if possible, as Debian's packages. Where they can't be
// had, those tests say so and the rest runs (apps/server/test/services/programs.ts).
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installFromDebian } from './debian.mjs';

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].filter(one => one !== '');
const isOnPath = name => folders.some(folder => existsSync(join(folder, name)));

const SETTINGS = '/etc/postgresql-common/createcluster.d';

/** Tests start their own: the package need not set up a database for the whole machine. */
function wantNoDatabase() {
  mkdirSync(SETTINGS, { recursive: true });
  writeFileSync(join(SETTINGS, 'castellan-tests.conf'), 'create_main_cluster = false\n');
}

export function installServices() {
  const hasPostgres = isOnPath('postgres') || existsSync('/usr/lib/postgresql');
  const missing = [
    ...(hasPostgres ? [] : ['postgresql']),
    ...(isOnPath('nats-server') ? [] : ['nats-server']),
  ];
  if (missing.length === 0 || !canInstall()) return;
  console.log(`Tests with several machines need ${missing.join(' and ')}: installing from Debian.`);
  if (!hasPostgres) wantNoDatabase();
  installFromDebian(missing);
}
