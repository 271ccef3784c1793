import { PROTOCOL, readFromTable } from '@castellan/protocol';
import type { Entry } from '@castellan/room';
import { headOf, ME, openingOf, roomFrom } from '@castellan/room';
import type { OpenedTable, Place } from '@castellan/room/testing';
import { gameOf } from '@castellan/room/testing';
import { WebSocket } from 'ws';
import { openStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { Player } from '../test/player.ts';
import { ServerProcess } from './server-process.ts';

/** A server in a process of its own, on a disk. Tables are opened at it by a socket, and dropped by killing it. */
export class KilledServer implements Place {
  readonly #server = new ServerProcess();
  readonly #player: Player;

  private constructor(player: Player) {
    this.#player = player;
  }

  static async start(): Promise<KilledServer> {
    const made = new KilledServer(new Player(''));
    await made.#server.start();
    await made.#player.goTo(made.#server.base).introduce('Anna');
    await made.#server.kill();
    return made;
  }

  async create(log: readonly Entry[]): Promise<void> {
    const own = log.map(entry => this.#owned(entry));
    const room = roomFrom(own, await gameOf(openingOf(own).spec.game));
    await this.#inStore(store => store.create(headOf(room), own));
  }

  log(table: string): Promise<readonly Entry[] | null> {
    return this.#inStore(store => store.log(table));
  }

  async open(table: string, hear: Parameters<Place['open']>[1]): Promise<OpenedTable> {
    await this.#server.start();
    const base = this.#server.base.replace('http', 'ws');
    const socket = new WebSocket(`${base}/api/tables/${table}?protocol=${PROTOCOL}`, {
      headers: { cookie: this.#player.cookie },
    });
    const closed = new Promise(resolve => socket.once('close', resolve));
    const shown = Promise.withResolvers<void>();
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => {
      const message = readFromTable(data.toString('utf8'));
      hear(message);
      if (message.type === 'scene') shown.resolve();
    });
    await Promise.race([shown.promise, closed]);
    return {
      send: message => socket.send(JSON.stringify(message)),
      changed: () => {},
      drop: async () => {
        await this.#server.kill();
        await closed;
      },
    };
  }

  end(): Promise<void> {
    return this.#server.end();
  }

  /** What the person alone at a screen does, as if our guest had done it. */
  #owned(entry: Entry): Entry {
    const { guest } = this.#player;
    if (entry.type === 'opened') return { ...entry, host: guest };
    return entry.type === 'sat' && entry.guest === ME ? { ...entry, guest } : entry;
  }

  /** While no server runs, its store can be looked into. */
  async #inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await openStore(this.#server.folder);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }
}
