import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadServices, ServiceName } from './load-services.ts';

/** What is measured: servers, and the people for them. */
export interface Setup {
  readonly name: string;
  /** What the people are told by, and the servers: files that are run. */
  readonly seats: string;
  readonly server: string;
  readonly processes: number;
  readonly services: readonly ServiceName[];
  /** Makes what the servers share; returns its address, or null if they share nothing. */
  prepare(): Promise<string | null>;
  args(game: string, shared: string | null): readonly string[];
}

const here = import.meta.dirname;
const rivalFolder = join(here, '..', '..', '..', 'tools', 'rivals');

const ours = {
  server: join(here, 'load-server.ts'),
  seats: join(here, 'castellan-seats.ts'),
};

export const castellan: Setup = {
  ...ours,
  name: 'Castellan',
  processes: 1,
  services: [],
  prepare: async () => null,
  args: () => [],
};

/** Several of our servers on one PostgreSQL, with NATS between them. */
export function castellans(processes: number, services: LoadServices): Setup {
  return {
    ...ours,
    name: `Castellan × ${processes} on PostgreSQL and NATS`,
    processes,
    services: ['PostgreSQL', 'NATS'],
    prepare: () => services.postgres.newDatabase(),
    args: (_game, database) => ['--data', database!, '--nats', services.natsUrl],
  };
}

function rival(name: 'boardgame-io' | 'colyseus') {
  return {
    server: join(rivalFolder, `${name}-server.mjs`),
    seats: join(rivalFolder, `${name}-seats.mjs`),
  };
}

/** The other servers are installed on first use: nothing else needs them. */
function installRivals(): void {
  if (existsSync(join(rivalFolder, 'node_modules'))) return;
  console.log('Installing the other servers (npm ci in tools/rivals).');
  const args = ['ci', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: rivalFolder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The other servers could not be installed; try --alone.');
}

/** With their own memory, which is all they need in one process. */
export function rivals(): readonly Setup[] {
  installRivals();
  const plain = { processes: 1, services: [], prepare: async () => null };
  return [
    { ...rival('boardgame-io'), ...plain, name: 'boardgame.io', args: game => [game] },
    { ...rival('colyseus'), ...plain, name: 'Colyseus', args: game => [game] },
  ];
}

/** With what they offer for several machines: a store in PostgreSQL, and Redis between processes. */
export function rivalsOn(services: LoadServices, counts: readonly number[]): readonly Setup[] {
  installRivals();
  const { redisUrl } = services;
  if (redisUrl === null)
    console.log('Colyseus with several processes is left out: there is no redis-server here.');
  const store: Setup = {
    ...rival('boardgame-io'),
    // Measured as one process: what it sends goes through that one's memory.
    name: 'boardgame.io × 1 on PostgreSQL',
    processes: 1,
    services: ['PostgreSQL'],
    prepare: () => services.postgres.newDatabase(),
    args: (game, database) => [game, database!],
  };
  const spread = (processes: number): Setup => ({
    ...rival('colyseus'),
    name: `Colyseus × ${processes} on Redis`,
    processes,
    services: ['Redis'],
    // A database of its own: those that were measured before have left their traces in theirs.
    prepare: async () => `${redisUrl}/${processes - 1}`,
    args: (game, redis) => [game, redis!],
  });
  return [store, ...(redisUrl === null ? [] : counts.map(spread))];
}
