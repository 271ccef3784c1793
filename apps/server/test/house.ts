import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { App, AppSettings } from '../src/net/app.ts';
import { buildApp } from '../src/net/app.ts';
import { openStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { library } from '../src/table/library.ts';
import { Player } from './player.ts';
import type { Place } from './services/stores.ts';

/** Where servers that are made from now on keep what they keep; in a file, unless a test says otherwise. */
let makePlace: (() => Promise<Place>) | null = null;
export function keepIn(make: (() => Promise<Place>) | null): void {
  makePlace = make;
}

/** A server in a folder of its own, which can be stopped and started again. */
export class TestServer {
  readonly #makePlace = makePlace;
  #place: Place | null = null;
  readonly folder = mkdtempSync(join(tmpdir(), 'castellan-server-'));
  readonly reported: unknown[] = [];
  #app: App | null = null;
  store: Store | null = null;
  #port = 0;

  /** `between` may stand between the server and its store. */
  async start(
    more: Partial<AppSettings> = {},
    between: (store: Store) => Store = store => store,
  ): Promise<this> {
    this.#place ??= (await this.#makePlace?.()) ?? null;
    this.store = await (this.#place?.open() ?? openStore(this.folder));
    this.#app = await buildApp({
      store: between(this.store),
      library,
      site: null,
      headers: {},
      botPace: 0,
      isLimited: false,
      report: error => this.reported.push(error),
      ...more,
    });
    await this.#app.http.listen({ port: this.#port, host: '127.0.0.1' });
    this.#port = (this.#app.http.server.address() as AddressInfo).port;
    return this;
  }

  get app(): App {
    return this.#app!;
  }

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  guest(name = 'Anna'): Promise<Player> {
    return new Player(this.base).introduce(name);
  }

  /** A socket that may be closed before it is open. */
  socket(path: string, headers: Record<string, string> = {}): WebSocket {
    const address = `${this.base.replace('http', 'ws')}${path}`;
    return new WebSocket(address, { headers }).on('error', () => {});
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    await this.store?.close();
  }

  async end(): Promise<void> {
    await this.stop();
    await this.#place?.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
