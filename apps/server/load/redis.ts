import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { Service } from '../test/services/service.ts';

/** Where Debian and Homebrew put it. */
const PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Null: there is none. Our own server needs none; Colyseus does, once it has several processes. */
export function findRedis(): string | null {
  return PLACES.map(folder => `${folder}/redis-server`).find(file => existsSync(file)) ?? null;
}

/** A Redis that keeps nothing on the disk, as Colyseus uses it. */
export function redisService(): Service {
  return new Service({
    name: 'Redis',
    command: (_folder, port) => {
      const where = ['--bind', '127.0.0.1', '--port', `${port}`];
      return [findRedis()!, ...where, '--save', '', '--appendonly', 'no'];
    },
    answers: port =>
      new Promise<void>((resolve, reject) => {
        const line = createConnection(port, '127.0.0.1', () => line.write('PING\r\n'));
        line.once('data', () => line.destroy());
        line.once('close', () => resolve());
        line.once('error', reject);
      }),
    lastSignal: 'SIGKILL',
  });
}
