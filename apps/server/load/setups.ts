import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A server that is measured, and the people for it. */
export interface Host {
  readonly name: string;
  readonly server: string;
  readonly seats: string;
  args(game: string): readonly string[];
}

const here = import.meta.dirname;
const rivalFolder = join(here, '..', '..', '..', 'tools', 'rivals');

export const castellan: Host = {
  name: 'Castellan',
  server: join(here, 'load-server.ts'),
  seats: join(here, 'castellan-seats.ts'),
  args: () => [],
};

/** The other servers, installed on first use: nothing else needs them. */
export async function rivals(): Promise<readonly Host[]> {
  if (!existsSync(join(rivalFolder, 'node_modules'))) {
    console.log('Installing the other servers (npm ci in tools/rivals).');
    const args = ['ci', '--ignore-scripts', '--loglevel=error'];
    const { status } = spawnSync('npm', args, { cwd: rivalFolder, stdio: 'inherit' });
    if (status !== 0) throw new Error('The other servers could not be installed; try --alone.');
  }
  return ['boardgame-io', 'colyseus'].map(name => ({
    name: name === 'boardgame-io' ? 'boardgame.io' : 'Colyseus',
    server: join(rivalFolder, `${name}-server.mjs`),
    seats: join(rivalFolder, `${name}-seats.mjs`),
    args: game => [game],
  }));
}
