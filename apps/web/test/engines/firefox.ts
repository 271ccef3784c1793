// Firefox, by WebDriver BiDi: it speaks that itself, over a WebSocket.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, Size } from './engine.ts';
import { ended, evaluator, heard, pressAt } from './engine.ts';

interface Reply {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string | null };
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly message?: string;
}

/** What a page says of files that were on their way to it when it was left. */
const BROKEN_OFF = /ServiceWorker intercepted the request|error loading dynamically imported/;

/** A line to the browser: each command has its answer, and errors of the page come unasked. */
class Line {
  readonly complaints: string[] = [];
  /** Whether the page is being left for another. */
  isLeaving = false;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const reply = JSON.parse(data) as Reply;
      if (reply.params?.level === 'error') this.#note(reply.params.text ?? 'no text');
      if (reply.id !== undefined) this.#waiting.get(reply.id)?.(reply);
    });
  }

  static async to(address: string): Promise<Line> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new Line(socket);
  }

  #note(text: string): void {
    if (!this.isLeaving || !BROKEN_OFF.test(text)) this.complaints.push(text);
  }

  async ask<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#asked;
    const reply = await new Promise<Reply>(resolve => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (reply.error !== undefined) throw new Error(`${method}: ${reply.message}`);
    return reply.result as T;
  }
}

type Returned =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

class Firefox implements Engine {
  readonly version: string;
  readonly complaints: string[];
  readonly #line: Line;
  readonly #context: string;
  readonly #end: () => Promise<void>;

  constructor(version: string, line: Line, context: string, end: () => Promise<void>) {
    this.version = version;
    this.complaints = line.complaints;
    this.#line = line;
    this.#context = context;
    this.#end = end;
  }

  readonly evaluate = evaluator(async source => {
    const returned = await this.#ask<Returned>('script.callFunction', {
      functionDeclaration: source,
      awaitPromise: true,
      target: { context: this.#context },
    });
    if (returned.type === 'exception') throw new Error(returned.exceptionDetails.text);
    return returned.result.value;
  });
  readonly mouse = { click: (x: number, y: number) => this.#press('mouse', x, y) };
  readonly touchscreen = { tap: (x: number, y: number) => this.#press('touch', x, y) };
  readonly waitForTimeout = (ms: number): Promise<void> => sleep(ms);

  goto(url: string): Promise<void> {
    return this.#leave('browsingContext.navigate', { url });
  }

  reload(): Promise<void> {
    return this.#leave('browsingContext.reload');
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#ask('browsingContext.setViewport', { viewport: { width, height } });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#ask<{ data: string }>('browsingContext.captureScreenshot');
    return Buffer.from(data, 'base64');
  }

  close(): Promise<void> {
    return this.#end();
  }

  async #leave(how: string, where: object = {}): Promise<void> {
    this.#line.isLeaving = true;
    await this.#ask(how, { wait: 'complete', ...where });
    this.#line.isLeaving = false;
  }

  async #press(pointer: 'mouse' | 'touch', x: number, y: number): Promise<void> {
    await this.#ask('input.performActions', { actions: pressAt(pointer, x, y) });
  }

  #ask<T>(method: string, params: object = {}): Promise<T> {
    return this.#line.ask<T>(method, { context: this.#context, ...params });
  }
}

interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}
interface Session {
  readonly capabilities: { readonly browserVersion: string };
}

function started(profile: string): ChildProcess {
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  return spawn(process.env['FIREFOX_PATH']!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // So that it leaves nothing in the home of the person running this.
    env: { ...process.env, HOME: profile },
  });
}

export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'castellan-firefox-'));
  const child = started(profile);
  const end = async (): Promise<void> => {
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const line = await Line.to(`${await heard(child, /listening on (ws:\S+)/)}/session`);
    const { capabilities } = await line.ask<Session>('session.new', { capabilities: {} });
    const { contexts } = await line.ask<Tree>('browsingContext.getTree');
    await line.ask('session.subscribe', { events: ['log.entryAdded'] });
    return new Firefox(capabilities.browserVersion, line, contexts[0]!.context, end);
  } catch (error) {
    await end();
    throw error;
  }
}
