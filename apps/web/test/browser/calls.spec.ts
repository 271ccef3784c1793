// "It is your turn": a phone whose page is closed hears of it, by the page's own code, a real server and a push service of
// our own. Only the browser's own ends are made up: where it would get an address, and what takes the message in.
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PushAddress, PushMessage } from '@castellan/protocol';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { known, newTable, sitAt } from './devices.ts';
import { GameServer } from './game-server.ts';
import { policies } from './policy.ts';
import { browserWith, quietSettings } from './settings.ts';
import { byList, nextSight } from './table.ts';
import { unpainted } from './unpainted.ts';
import { check } from './wrongs.ts';

const program = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'server',
  'test',
  'services',
  'phone.ts',
);
let phone: ChildProcess;
let address: PushAddress;
let server: GameServer;
let base: string;
const messages: PushMessage[] = [];

test.beforeAll(async () => {
  phone = fork(program, { execArgv: [] });
  const [said] = (await once(phone, 'message')) as [{ host: string; address: PushAddress }];
  address = said.address;
  phone.on('message', message => messages.push(message as PushMessage));
  server = new GameServer({ CASTELLAN_SEND_TO: said.host });
  await server.start();
  base = `http://localhost:${server.port}`;
});
test.afterAll(async () => {
  phone.disconnect();
  await server.end();
});

/** A browser whose push service is ours, and whose person says yes when they are asked, not before. */
function lendPush({ endpoint, p256dh, auth }: PushAddress): void {
  let isOn = localStorage.getItem('castellan push') !== null;
  let permission = isOn ? 'granted' : 'default';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => true,
  } as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => (isOn ? subscription : null);
  PushManager.prototype.subscribe = async () => {
    isOn = true;
    return subscription;
  };
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted');
}

async function phoneOf(context: BrowserContext): Promise<Page> {
  await unpainted(context);
  await context.addInitScript(lendPush, address);
  const page = await context.newPage();
  await page.goto(`${base}/#/friends`);
  await page.locator('.co-name button').click();
  await page.locator('.co-new').waitFor();
  return page;
}

test('a phone with the page closed gets its push, opens the table by it, and answers', async ({
  browser,
}) => {
  const anna = await known(browser, base, 'Anna');
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    storageState: browserWith({ ...quietSettings, name: 'Ben' }, base),
  });
  const ben = await phoneOf(context);
  await ben.getByRole('link', { name: 'Turn notifications' }).click();
  await ben.getByRole('button', { name: 'Tell me on this device' }).click();
  await expect(ben.locator('.cc-here')).toContainText('We’ll tell you on this device.');
  await check(ben, 'calls-phone');
  await ben.getByRole('button', { name: 'Try it now' }).click();
  await expect.poll(() => messages.length).toBe(1);
  expect(messages[0]!.title).toBe('This is how it will look');
  await ben.getByLabel('Quiet hours').check();
  await expect(ben.getByLabel('Until', { exact: true })).toHaveValue('08:00');
  await ben.getByLabel('Quiet hours').uncheck();

  const table = await newTable(anna, { clock: { kind: 'days', days: 2 } });
  await anna.goto(`${base}/#/room/${table}`);
  await sitAt(ben, `${base}/#/room/${table}`);
  await ben.close();
  await anna.locator('.co-start:enabled').click();
  await anna.locator('.cw-table').waitFor();
  const asked = anna.locator('.ct-decision[data-decision]');
  const isBens = anna.locator('.co-clocks:not([data-own])');
  for (;;) {
    await asked.or(isBens).first().waitFor({ state: 'attached' });
    if ((await asked.count()) === 0) break;
    const sight = await nextSight(anna);
    await byList(anna, sight, policies.villages);
    await anna.locator(`[data-decision="${sight.decision}"]`).waitFor({ state: 'detached' });
  }
  await expect.poll(() => messages.length).toBe(2);
  const message = messages[1]!;
  expect(message).toMatchObject({
    title: 'It’s your turn: Villages of Valeria',
    at: `#/room/${table}`,
    count: 1,
  });

  // What the message leads to.
  const again = await context.newPage();
  await again.goto(`${base}/${message.at}`);
  await again.locator('.cw-table').waitFor();
  const sight = await nextSight(again);
  await byList(again, sight, policies.villages);
  await again.locator(`[data-decision="${sight.decision}"]`).waitFor({ state: 'detached' });
  await Promise.all([anna.context().close(), context.close()]);
});
