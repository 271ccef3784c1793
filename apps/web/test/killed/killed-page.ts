import type { FromTable } from '@castellan/protocol';
import type { Entry } from '@castellan/room';
import { openingOf } from '@castellan/room';
import type { OpenedTable, Place } from '@castellan/room/testing';
import type { BrowserContext, Page } from '@playwright/test';
import { withoutServiceWorker } from '../browser/journey.ts';
import { quietSettings } from '../browser/settings.ts';
import { unpainted } from '../browser/unpainted.ts';
import { BrowserProcess } from './browser-process.ts';
import type { Rows } from './in-page.ts';
import { putRows, rowsOf, sayToTable, tapWorkers } from './in-page.ts';

/** How a page can go: as when someone closes it, when it crashes, and when the whole browser does. */
const WAYS = ['closed', 'crashed', 'killed'] as const;

/** The page in a real browser. Tables are opened in it by their address, and dropped by ending it. */
export class KilledPage implements Place {
  /** How often it went in each way. */
  readonly count = { closed: 0, crashed: 0, killed: 0 };
  readonly #browser = new BrowserProcess();
  readonly #origin: string;
  #context!: BrowserContext;
  #hear: (message: FromTable) => void = () => {};
  #drops = 0;

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async start(origin: string): Promise<KilledPage> {
    const made = new KilledPage(origin);
    await made.#put({ store: 'settings', rows: [['all', quietSettings]] });
    return made;
  }

  async create(log: readonly Entry[]): Promise<void> {
    const { table } = openingOf(log);
    const keyOf = (n: number): string => `${table} ${String(n).padStart(6, '0')}`;
    await this.#put({ store: 'entries', rows: log.map((entry, n) => [keyOf(n), entry]) });
  }

  log(table: string): Promise<readonly Entry[]> {
    return this.#onPage(page => page.evaluate(rowsOf, table));
  }

  async open(table: string, hear: (message: FromTable) => void): Promise<OpenedTable> {
    const page = await this.#newPage();
    const shown = Promise.withResolvers<void>();
    this.#hear = message => {
      hear(message);
      if (message.type === 'scene') shown.resolve();
    };
    await page.goto(`${this.#origin}/#/table/${table}`);
    await shown.promise;
    return {
      // It may be gone before it has said it.
      send: message => void page.evaluate(sayToTable, message).catch(() => {}),
      changed: () => {},
      drop: () => this.#drop(page),
    };
  }

  end(): Promise<void> {
    return this.#browser.end();
  }

  async #drop(page: Page): Promise<void> {
    const way = WAYS[this.#drops++ % WAYS.length]!;
    this.count[way]++;
    if (way === 'closed') await page.close();
    else if (way === 'killed') await this.#browser.kill();
    else {
      const crashed = page.waitForEvent('crash');
      const session = await page.context().newCDPSession(page);
      session.send('Page.crash').catch(() => {});
      await crashed;
      await page.close();
    }
    this.#hear = () => {};
  }

  async #newPage(): Promise<Page> {
    if (!this.#browser.isRunning) {
      this.#context = await this.#browser.start();
      await withoutServiceWorker(this.#context);
      await unpainted(this.#context);
      await this.#context.addInitScript(tapWorkers);
      await this.#context.exposeFunction('heardAtTable', (message: FromTable) =>
        this.#hear(message),
      );
    }
    return this.#context.newPage();
  }

  async #put(rows: Rows): Promise<void> {
    await this.#onPage(page => page.evaluate(putRows, JSON.stringify(rows)));
  }

  /** Looks into the browser's database, from a page that plays nothing. */
  async #onPage<T>(look: (page: Page) => Promise<T>): Promise<T> {
    const page = await this.#newPage();
    await page.goto(`${this.#origin}/`);
    await page.locator('.cw-page, main, h1').first().waitFor();
    try {
      return await look(page);
    } finally {
      await page.close();
    }
  }
}
