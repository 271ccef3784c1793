// One device at a table on the network: two people share it, or its owner looks elsewhere.
import { expect, test } from '@playwright/test';
import { askAbout, atNewTable, chooseSitter, deviceOf } from './devices.ts';
import { policies } from './policy.ts';
import { byList, nextSight, play } from './table.ts';

const policy = policies.villages;

test('two people share a device: a curtain falls between them', async ({ browser, baseURL }) => {
  const page = await atNewTable(browser, baseURL!);
  await page.getByRole('button', { name: 'Someone on this device sits here' }).click();
  await page.getByLabel('Name of the second person').fill('Ben');
  await page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.locator('.co-seat[data-own]')).toHaveCount(2);
  await page.locator('.co-start').click();
  const sights: string[] = [];
  const look = async ({ at, decision }: { at: string; decision: string }): Promise<void> => {
    sights.push(at === 'curtain' ? at : decision.split('.')[0]!);
  };
  await play(page, { policy, most: 5, look });
  // From one to the other there is no way but through the curtain.
  expect(new Set(sights)).toEqual(new Set(['curtain', '0', '1']));
  for (const [i, sight] of sights.entries())
    if (i > 0 && sight !== 'curtain' && sights[i - 1] !== sight)
      expect(sights[i - 1]).toBe('curtain');
});

test('someone looking elsewhere is told that it is their turn', async ({ browser, baseURL }) => {
  const page = await atNewTable(browser, baseURL!);
  // The browser would have to be asked for leave, and would show it outside the page.
  await page.evaluate(() => {
    const told: string[] = [];
    class Told extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string, { body }: NotificationOptions) {
        super();
        told.push(`${title}: ${body}`);
      }
    }
    Object.assign(globalThis, { Notification: Told, told });
  });
  const told = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  await chooseSitter(page, 1, 'random');
  await page.locator('.co-start').click();
  /** Answers until it is the other's turn, and waits for its own turn. */
  const once = async (): Promise<void> => {
    const asked = page.locator('.ct-decision[data-decision]');
    do {
      const sight = await nextSight(page);
      await expect(page).toHaveTitle(/^● /);
      await byList(page, sight, policy);
      await page.locator(`[data-decision="${sight.decision}"]`).waitFor({ state: 'detached' });
    } while ((await asked.count()) > 0);
    await expect(page).not.toHaveTitle(/^● /);
    await expect(page).toHaveTitle(/^● /);
  };
  await once();
  expect(await told()).toEqual([]);
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
  );
  await once();
  await expect.poll(told).toEqual(['Castellan: It’s your turn in Villages of Valeria.']);
});

test('someone who comes late watches on a phone, and is given nobody’s seat', async ({
  browser,
  baseURL,
}) => {
  const host = await atNewTable(browser, baseURL!, 'quests');
  await chooseSitter(host, 1, 'random');
  await askAbout(host, 0);
  await host.getByRole('button', { name: 'Stand up' }).click();
  await chooseSitter(host, 0, 'random');
  await expect(host.locator('.co-begin')).toContainText('Take a seat yourself');
  await chooseSitter(host, 0, '');
  await host.getByRole('button', { name: 'Sit here' }).click();
  await host.locator('.co-start').click();
  await host.locator('.cw-table').waitFor();
  const phone = { viewport: { width: 390, height: 844 } };
  const page = await deviceOf(browser, baseURL!, 'Ben', phone);
  await page.goto(host.url());
  await expect(page.locator('.cw-lead')).toHaveText(/^Every seat at this table is taken/);
  await page.locator('.co-name button').click();
  await expect(page.locator('.co-panel')).toHaveText('You are watching: Anna to decide.');
  const plates = page.locator('.ct-plate');
  await expect(plates).toHaveCount(2);
  await expect(plates.filter({ hasText: 'You' })).toHaveCount(0);
});

test('a dead link says so before it asks for a name, and without blame to who has one', async ({
  browser,
  baseURL,
}) => {
  const page = await deviceOf(browser, baseURL!, 'Anna');
  const gone = page.getByRole('heading', { name: 'There is no table here' });
  await page.goto(`${baseURL}/#/room/ffffffffffffffff`);
  await expect(gone).toBeVisible();
  await page.getByRole('link', { name: 'With friends' }).click();
  await page.locator('.co-name button').click();
  await page.locator('.co-new').waitFor();
  await page.goto(`${baseURL}/#/room/eeeeeeeeeeeeeeee`);
  await expect(gone).toBeVisible();
  await expect(page.locator('.cw-notice')).toHaveCount(0);
});

test('one press leads from the end of a game to the next table', async ({ browser, baseURL }) => {
  const page = await atNewTable(browser, baseURL!);
  const before = page.url();
  await chooseSitter(page, 1, 'random');
  await page.locator('.co-start').click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.cw-end-actions').getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.co-gathering')).toBeVisible();
  expect(page.url()).not.toBe(before);
});
