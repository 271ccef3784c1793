import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../browser/chromium-flags.ts';

/** A browser in a process that can be killed, and started again with all that it has kept. */
export class BrowserProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'castellan-browser-'));
  #child: ChildProcess | null = null;

  get isRunning(): boolean {
    return this.#child !== null;
  }

  async start(): Promise<BrowserContext> {
    const program = process.env['CHROMIUM_PATH'] || chromium.executablePath();
    const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${this.#folder}`];
    const child = spawn(program, [...chromiumFlags, ...own, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Its helpers go with it.
      detached: true,
    });
    this.#child = child;
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /DevTools listening on (ws:\S+)/.exec(said);
        if (found !== null) resolve(found[1]!);
      });
      child.once('exit', code => reject(new Error(`The browser ended with ${code}: ${said}`)));
    });
    const browser = await chromium.connectOverCDP(address);
    return browser.contexts()[0]!;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    await new Promise<void>(resolve => {
      child.once('exit', () => resolve());
      process.kill(-child.pid!, 'SIGKILL');
    });
  }

  async end(): Promise<void> {
    await this.kill();
    // Helpers that are just ending may still write.
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
