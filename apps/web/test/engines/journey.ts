// What every visit starts from: a browser of the engine, and an address where it has never been.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { openingOf } from '@castellan/room';
import type { Preferences } from '../../src/store/preferences.ts';
import { GameServer } from '../browser/game-server.ts';
import { Line } from '../browser/line.ts';
import { there } from '../browser/press.ts';
import { quietSettings } from '../browser/settings.ts';
import type { TableStart } from '../browser/table.ts';
import { freshLog, keep, rowsOf } from '../browser/table.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

const openers = { firefox: openFirefox, webkit: openWebKit } as const;

export type EngineName = keyof typeof openers;

export interface Chosen {
  readonly engineName: EngineName;
}

interface Shared extends Chosen {
  readonly engine: Engine;
  readonly server: GameServer;
}

interface Given {
  /** The way to the server, by an address of its own: there the browser has kept nothing. */
  readonly line: Line;
}

export const test = base.extend<Given, Shared>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await openers[engineName]();
      console.log(`${engineName} ${engine.version}`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs
    async ({}, use) => {
      const server = new GameServer();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  line: [
    async ({ engine, engineName, server }, use, info) => {
      const line = await Line.to(() => server.port);
      engine.complaints.length = 0;
      await use(line);
      if (info.status !== info.expectedStatus)
        await keepPicture(engine, `${engineName}-failed-${info.title.replaceAll(/\W+/g, '-')}`);
      // What stays open would ask for a server that is gone.
      await engine.goto('about:blank');
      line.close();
      base.expect([...new Set(engine.complaints)].slice(0, 20), 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

const folder = join(import.meta.dirname, '..', '..', 'artefacts', 'engines');

/** For people to look at. */
export async function keepPicture(engine: Engine, name: string): Promise<Buffer> {
  const picture = await engine.picture();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), picture);
  return picture;
}

/** Puts settings on the shelf of a browser that was never here. */
export async function settle(
  engine: Engine,
  address: string,
  settings: Partial<Preferences> = {},
): Promise<void> {
  await engine.goto(`${address}/icons/castellan.svg`);
  await engine.evaluate(keep, { settings: { all: { ...quietSettings, ...settings } } });
}

/** Sits down at a table that the browser has kept. It must be at this address. */
export async function sitDown(engine: Engine, address: string, start: TableStart): Promise<void> {
  const log = await freshLog(start);
  await engine.evaluate(keep, { entries: rowsOf(log) });
  await engine.goto(`${address}/#/table/${openingOf(log).table}`);
  await there(engine, '.ct-decision[data-decision]');
}
