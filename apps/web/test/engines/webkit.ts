// WebKit, by WebDriver: WebKitGTK's driver starts its own small browser, on a screen that only exists in memory.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, Size } from './engine.ts';
import { ended, evaluator, heard, pressAt } from './engine.ts';
import { answers, freePort } from './free-port.ts';

/** Longer than anything that is waited for in a page. */
const PATIENCE_MS = 290_000;

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

const asker =
  (base: string): Ask =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };

class WebKit implements Engine {
  readonly version: string;
  /** It has no command for them. */
  readonly complaints: string[] = [];
  readonly #ask: Ask;
  readonly #end: () => Promise<void>;

  constructor(version: string, ask: Ask, end: () => Promise<void>) {
    this.version = version;
    this.#ask = ask;
    this.#end = end;
  }

  readonly evaluate = evaluator(source =>
    this.#ask('POST', '/execute/sync', { script: `return (${source})()`, args: [] }),
  );
  readonly mouse = { click: (x: number, y: number) => this.#press('mouse', x, y) };
  readonly touchscreen = { tap: (x: number, y: number) => this.#press('touch', x, y) };
  readonly waitForTimeout = (ms: number): Promise<void> => sleep(ms);

  async goto(url: string): Promise<void> {
    await this.#ask('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.#ask('POST', '/refresh', {});
  }

  async resize({ width, height }: Size): Promise<void> {
    const bar = await this.evaluate(() => outerHeight - innerHeight);
    await this.#ask('POST', '/window/rect', { width, height: height + bar });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#ask<string>('GET', '/screenshot'), 'base64');
  }

  close(): Promise<void> {
    return this.#end();
  }

  async #press(pointer: 'mouse' | 'touch', x: number, y: number): Promise<void> {
    await this.#ask('POST', '/actions', { actions: pressAt(pointer, x, y) });
  }
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** A screen in memory: starts it and tells its name. */
async function screen(): Promise<{ display: string; end: () => Promise<void> }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const number = await heard(child, /^(\d+)\n/);
  return { display: `:${number}`, end: () => ended(child) };
}

export async function openWebKit(): Promise<Engine> {
  const { display, end: endScreen } = await screen();
  const port = await freePort();
  const child = spawn(process.env['WEBKIT_DRIVER_PATH']!, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  let leave = async (): Promise<void> => {};
  const end = async (): Promise<void> => {
    await leave().catch(() => {});
    await ended(child);
    await endScreen();
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    await answers(`${base}/status`);
    const driver = asker(base);
    const { sessionId, capabilities } = await driver<Session>('POST', '/session', {
      capabilities: { alwaysMatch: { timeouts: { script: PATIENCE_MS } } },
    });
    const ask = asker(`${base}/session/${sessionId}`);
    leave = () => ask('DELETE', '');
    return new WebKit(capabilities.browserVersion, ask, end);
  } catch (error) {
    await end();
    throw error;
  }
}
