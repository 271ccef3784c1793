import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FromGuard, ToGuard } from './guard.ts';

interface ServiceSettings {
  readonly name: string;
  /** What is run; it gets the folder and the port. */
  command(folder: string, port: number): readonly string[];
  /** Fails until the program answers. */
  answers(port: number): Promise<unknown>;
  /** How it ends when nobody needs it. */
  readonly lastSignal: NodeJS.Signals;
}

/** PostgreSQL refuses to run as root: then both run as `nobody`. */
export const user = process.getuid?.() === 0 ? 65_534 : null;

const PATIENCE_MS = 30_000;
const TRIES = 5;

/** A program that tests need, with a folder and a port of its own. It can be ended and started again on both. */
export class Service {
  /** Short: the path of a socket may have some hundred characters. */
  readonly folder = mkdtempSync('/tmp/castellan-');
  readonly #settings: ServiceSettings;
  readonly #guard: ChildProcess;
  #port = 0;
  #said: string | null = null;

  constructor(settings: ServiceSettings) {
    this.#settings = settings;
    if (user !== null) chownSync(this.folder, user, user);
    this.#guard = fork(join(import.meta.dirname, 'guard.ts'), [this.folder, settings.lastSignal], {
      execArgv: [],
    });
    this.#guard.on('message', ({ ended }: FromGuard) => (this.#said = ended));
    // The tests may end without it.
    this.#guard.unref();
    this.#guard.channel?.unref();
  }

  get port(): number {
    return this.#port;
  }

  get isRunning(): boolean {
    return this.#said === null;
  }

  /** All that it has said, since the first start. */
  get said(): string {
    const file = join(this.folder, 'said.log');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** On a port that is free, the first time; then on the same. */
  async start(): Promise<void> {
    const isNew = this.#port === 0;
    for (let tries = 1; ; tries++) {
      if (isNew) this.#port = await freePort();
      this.#said = null;
      this.#tell({ start: this.#settings.command(this.folder, this.#port), user });
      if (await this.#isUp()) return;
      // Someone else may have taken the port meanwhile.
      if (tries === TRIES) throw new Error(`${this.#settings.name} did not start:\n${this.#said}`);
    }
  }

  /** Ends it and waits until it has; what it keeps stays. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    if (this.#said !== null) return;
    this.#tell({ end: signal });
    await this.#until(async () => this.#said !== null);
  }

  /** Ends it, and removes what it has kept. */
  async close(): Promise<void> {
    const gone = new Promise(resolve => this.#guard.once('exit', resolve));
    this.#guard.ref();
    this.#guard.disconnect();
    await gone;
  }

  #tell(message: ToGuard): void {
    this.#guard.send(message);
  }

  async #isUp(): Promise<boolean> {
    const isAnswering = (): Promise<boolean> =>
      this.#settings.answers(this.#port).then(
        () => true,
        () => false,
      );
    await this.#until(async () => this.#said !== null || (await isAnswering()));
    return this.#said === null;
  }

  async #until(isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`${this.#settings.name} takes too long.`);
      await pause(20);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}
