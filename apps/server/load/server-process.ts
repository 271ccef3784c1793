import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Usage {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly tables: number;
  readonly cpu: { readonly user: number; readonly system: number };
  /** For how many milliseconds its main thread has had something to do. */
  readonly active: number;
}

interface Program {
  readonly file: string;
  readonly args: readonly string[];
}

const OURS = join(import.meta.dirname, 'load-server.ts');

/** A server in a process of its own, which can be killed at any moment and started again. */
export class ServerProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'castellan-load-'));
  readonly #program: Program;
  #child: ChildProcess | null = null;
  #port = 0;
  /** What it complained of. */
  readonly complaints: string[] = [];
  /** All that it has said, complaints and all. */
  readonly said: string[] = [];

  constructor(program: Partial<Program> = {}) {
    this.#program = { file: OURS, args: [], ...program };
  }

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** `more`: arguments that it gets this time. */
  async start(more: readonly string[] = []): Promise<void> {
    const { file, args } = this.#program;
    const own = file === OURS ? ['--port', `${this.#port}`, '--data', this.folder] : [];
    const child = fork(file, [...own, ...args, ...more], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: ['--expose-gc', '--max-old-space-size=6000'],
    });
    this.#child = child;
    child.stderr!.on('data', (chunk: Buffer) => this.complaints.push(chunk.toString()));
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => this.said.push(chunk.toString()));
    this.#port = await new Promise<number>((resolve, reject) => {
      // A log may come before it.
      child.stdout!.on('data', (chunk: Buffer) => {
        const [port] = /^\d+$/m.exec(chunk.toString()) ?? [];
        if (port !== undefined) resolve(Number(port));
      });
      child.once('exit', code =>
        reject(new Error(`It ended with ${code}: ${this.complaints.join('')}`)),
      );
    });
  }

  /** What it has used. Asked for its memory it tidies up first, which takes a moment. */
  usage(what: 'memory' | 'time'): Promise<Usage> {
    const child = this.#child!;
    if (!child.connected) throw new Error(`The server has ended: ${this.complaints.join('')}`);
    return new Promise(resolve => {
      child.once('message', message => resolve(message as Usage));
      child.send(what);
    });
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    await new Promise<void>(resolve => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
