import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '..', '..', '..', 'server', 'src', 'main.ts');

/** A server of a test's own, which can be killed and started again on the same port, with the same data. */
export class GameServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'castellan-online-'));
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #port = 0;

  /** `env`: where a database is that it shares with others, instead of data of its own. */
  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = env;
  }

  get isUp(): boolean {
    return this.#child !== null;
  }

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    const data = 'DATABASE_URL' in this.#env ? [] : ['--data', this.#data];
    const args = [program, '--port', `${this.#port}`, '--host', 'localhost', ...data];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...this.#env },
    });
    this.#child = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /http:\/\/localhost:(\d+)\//.exec(said);
        if (found !== null) resolve(Number(found[1]));
      });
      child.on('exit', code => reject(new Error(`The server ended with ${code}: ${said}`)));
    });
  }

  /** Ends it at once, without a chance to put anything in order. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    await new Promise<void>(resolve => {
      child.on('close', () => resolve());
      child.kill('SIGKILL');
    });
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
