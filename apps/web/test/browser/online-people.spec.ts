// Who someone is on the network, and what a table says when people come, go and give up.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import {
  askAbout,
  begin,
  chooseSitter,
  company,
  deviceOf,
  known,
  openMenu,
  sent,
} from './devices.ts';
import { policies } from './policy.ts';
import { byList, nextSight } from './table.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
};

const panel = (page: Page) => page.locator('.co-panel h2');

async function giveUp(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
}

test('a link from another device says whose it is and asks; the way back stays open', async ({
  browser,
  baseURL,
}) => {
  const [anna, ben] = await Promise.all(
    ['Anna', 'Ben'].map(name => known(browser, baseURL!, name)),
  );
  const { code } = await sent<{ code: string }>(anna!, '/api/codes', {});
  await ben!.goto(`${baseURL}/#/friends/device/${code}`);
  await expect(ben!.getByRole('heading', { name: 'Are you Anna?' })).toBeVisible();
  await expect(ben!.locator('.co-become')).toContainText('On this device you are Ben.');
  await ben!.getByRole('button', { name: 'No, I’m Ben' }).click();
  await expect(ben!.locator('.co-me strong')).toHaveText('Ben');
  // It was only looked at.
  await ben!.goto(`${baseURL}/#/friends/device/${code}`);
  await ben!.getByRole('button', { name: 'Yes, I am Anna' }).click();
  await expect(ben!.getByText('This device is yours now, Anna.')).toBeVisible();
  await ben!.getByRole('link', { name: 'Continue' }).click();
  await expect(ben!.locator('.co-me strong')).toHaveText('Anna');
  await ben!.getByRole('button', { name: 'Be Ben again' }).click();
  await expect(ben!.locator('.co-me strong')).toHaveText('Ben');
  await ben!.goto(`${baseURL}/#/friends/device/${code}`);
  await expect(ben!.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a link is not followed unasked by someone with no name yet either', async ({
  browser,
  baseURL,
}) => {
  const anna = await known(browser, baseURL!, 'Anna');
  const { code } = await sent<{ code: string }>(anna, '/api/codes', {});
  const fresh = await deviceOf(browser, baseURL!, 'Cora');
  await fresh.goto(`${baseURL}/#/friends/device/${code}`);
  await expect(fresh.getByRole('heading', { name: 'Are you Anna?' })).toBeVisible();
  await fresh.getByRole('button', { name: 'No, that’s not me' }).click();
  await expect(fresh.locator('.co-name')).toBeVisible();
});

test('devices are listed; one that is signed out is asked who it is, at the table too', async ({
  browser,
  baseURL,
}) => {
  const { anna, room } = await company(browser, baseURL!);
  const { code } = await sent<{ code: string }>(anna, '/api/codes', {});
  const phone = await deviceOf(browser, baseURL!, 'Anna');
  await phone.goto(`${baseURL}/#/friends/device/${code}`);
  await phone.getByRole('button', { name: 'Yes, I am Anna' }).click();
  await phone.getByText('This device is yours now, Anna.').waitFor();
  await phone.goto(room);
  await expect(phone.locator('.co-seat[data-own]')).toContainText('Anna');
  await anna.goto(`${baseURL}/#/friends`);
  await anna.getByRole('link', { name: 'Your devices' }).click();
  const devices = anna.locator('.co-device');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'this device' })).toHaveCount(1);
  const other = devices.filter({ hasNotText: 'this device' });
  await other.getByRole('button', { name: 'Sign out' }).click();
  await anna.locator('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(1);
  await expect(phone.locator('.co-name')).toBeVisible();
  await expect(phone.locator('.cw-notice')).toContainText('signed out');
});

test('a page that is loaded again during the shuffle keeps the number that it sent', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben, room } = await company(browser, baseURL!);
  // The others wait a while for a number that does not come.
  await ben.context().close();
  const shares: string[] = [];
  anna.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      if (payload.includes('"share"')) shares.push(`${payload}`);
    }),
  );
  await anna.reload();
  await anna.locator('.co-start:enabled').click();
  await expect.poll(() => shares.length).toBeGreaterThan(0);
  await anna.reload();
  await anna.locator('.cw-table').waitFor();
  const table = room.slice(room.lastIndexOf('/') + 1);
  const kept = await anna.evaluate(
    id => JSON.parse(localStorage.getItem(`castellan table ${id}`) ?? '[]') as object[],
    table,
  );
  expect(kept).toHaveLength(1);
  expect(new Set(shares).size).toBe(1);
});

test('when everyone is away the table says that it waits, and so does the list', async ({
  browser,
  baseURL,
}) => {
  const clock = { kind: 'move', seconds: 5 } as const;
  const { anna, ben, room } = await company(browser, baseURL!, { clock });
  await begin(anna, ben);
  await ben.context().close();
  await anna.goto(`${baseURL}/#/friends`);
  const row = anna.locator('.co-table', {
    has: anna.locator(`a[href$="${room.split('/').at(-1)}"]`),
  });
  await expect(row).toContainText('waiting for you to come back', { timeout: 60_000 });
  await expect(row).not.toContainText('Your turn');
  await row.getByRole('link').click();
  await expect(panel(anna)).toHaveText(/^Everyone is away\./);
  await anna.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(panel(anna)).toHaveCount(0);
});

test('on a phone the clock names its owner and covers nothing that is asked', async ({
  browser,
  baseURL,
}) => {
  const clock = { kind: 'move', seconds: 600 } as const;
  const { anna, ben } = await company(browser, baseURL!, { clock }, PHONE);
  await begin(anna, ben);
  const asked = (page: Page) => page.locator('.ct-rail__prompt');
  for (let i = 0; i < 3; i++) {
    const deciding = await Promise.race(
      [anna, ben].map(async page => {
        await page.locator('.ct-decision[data-decision]').waitFor({ state: 'attached' });
        return page;
      }),
    );
    const sight = await nextSight(deciding);
    await byList(deciding, sight, policies.villages);
    await deciding
      .locator(`.ct-decision[data-decision="${sight.decision}"]`)
      .waitFor({ state: 'detached' });
  }
  for (const page of [anna, ben]) {
    const covered = await asked(page).evaluate(prompt => {
      const time = document.querySelector('.co-clock')!.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(prompt.querySelector('.ct-rail__line')!);
      return [...words.getClientRects()].filter(
        ({ left, right, top, bottom }) =>
          left < time.right && right > time.left && top < time.bottom && bottom > time.top,
      ).length;
    });
    expect(covered).toBe(0);
    const isAsked = (await page.locator('.ct-decision[data-decision]').count()) > 0;
    const owner = page.locator('.co-clock').first().locator('b');
    if (!isAsked) await expect(owner).toBeVisible();
    await expect(page.locator('.co-clock .ct-arms').first()).toBeVisible();
  }
});

test('at a finger’s table there are the icons and no keys; watchers are told why they can’t write', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben, room } = await company(browser, baseURL!, {}, PHONE);
  const cora = await known(browser, baseURL!, 'Cora', PHONE);
  await cora.goto(room);
  await expect(cora.locator('.co-chat')).toContainText('Take a seat to write here.');
  await begin(anna, ben, cora);
  await cora.getByRole('button', { name: 'Chat' }).click();
  await expect(cora.locator('.co-chat')).toContainText('only players can write here');
  await openMenu(anna);
  await expect(anna.locator('.cw-menu').getByText('Keys', { exact: true })).toHaveCount(0);
  await anna.locator('.cw-menu').getByText('The icons').click();
  await expect(anna.locator('.cw-legend')).toBeVisible();
});

test('someone who has given up is told how it goes on, and can go', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben } = await company(browser, baseURL!, { settings: { players: 3 } });
  await chooseSitter(anna, 2, 'random');
  await begin(anna, ben);
  await giveUp(anna);
  await expect(panel(anna)).toHaveText(/^You have given up/);
  await openMenu(anna);
  await expect(anna.locator('.cw-menu').getByText('Give up')).toHaveCount(0);
  await anna.keyboard.press('Escape');
  await anna.getByRole('link', { name: 'To your tables' }).click();
  await expect(anna.locator('.co-tables').first()).toBeVisible();
});

test('what was verified of a shuffle: as many as there are lines, and nothing against a watcher', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben, room } = await company(browser, baseURL!);
  await begin(anna, ben);
  await giveUp(ben);
  await anna.locator('.cw-end-actions').waitFor();
  const cora = await known(browser, baseURL!, 'Cora');
  for (const [page, said] of [
    [anna, '5 of 5 verified'],
    [cora, '3 of 3 verified · 1 not checked'],
  ] as const) {
    await page.goto(room.replace('#/room/', '#/watch/'));
    const proof = page.locator('.cw-checks', { hasText: 'How fair was the shuffle?' });
    await expect(proof.locator('summary small')).toHaveText(said);
    const [tried, open = 0] = said.match(/\d+(?= (?:verified|not))/g)!.map(Number);
    await expect(proof.locator('li')).toHaveCount(tried! + open);
    const own = page.locator('.cw-checks', { hasText: 'What was checked' });
    await expect(own.locator('summary small')).toHaveText('4 of 4 verified · 1 not checked');
    await expect(own.locator('li')).toHaveCount(5);
  }
  await expect(cora.locator('.cw-checks')).toContainText([/./, /You didn’t play on this device/]);
});

test('a host who has no seat yet is waited for all the same', async ({ browser, baseURL }) => {
  const { anna, ben } = await company(browser, baseURL!);
  await expect(ben.locator('.co-status')).toHaveText('Anna starts the game when everyone is here.');
  await anna.getByRole('button', { name: 'Stand up' }).click();
  await expect(ben.locator('.co-status')).toHaveText(
    'The host starts the game when everyone is here.',
  );
});

test('a name of which nothing can be seen is refused with a word', async ({ browser, baseURL }) => {
  const page = await deviceOf(browser, baseURL!, '');
  await page.goto(`${baseURL}/#/friends`);
  await page.locator('.co-name .cw-input').fill('\u3164\u200B');
  await page.locator('.co-name button').click();
  await expect(page.locator('.cw-notice')).toContainText('something people can see');
  await expect(page.locator('.co-name')).toBeVisible();
});

test('a face is chosen with the keys, and is there on the next visit', async ({
  browser,
  baseURL,
}) => {
  const page = await deviceOf(browser, baseURL!, 'Anna');
  await page.goto(`${baseURL}/#/friends`);
  const face = (n: number) => page.getByRole('radio', { name: `Face ${n}` });
  await expect(face(5)).toBeVisible();
  await face(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(face(3)).toBeChecked();
  const { width, height } = (await face(3).boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.locator('.co-name button').click();
  await page.locator('.co-me').waitFor();
  const kept = await page.evaluate(async () => (await fetch('/api/me')).json());
  expect(kept).toMatchObject({ name: 'Anna', portrait: 2 });
  await page.goto(`${baseURL}/#/settings`);
  await page.reload();
  await expect(face(3)).toBeChecked();
});

test('someone who is removed is told, and is not let in again by the same link', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben, room } = await company(browser, baseURL!);
  await askAbout(anna, 1);
  await anna.getByRole('button', { name: 'Remove' }).click();
  await anna
    .getByRole('dialog', { name: /Remove Ben\?/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  const gone = ben.getByRole('heading', { name: 'You are no longer at this table' });
  await expect(gone).toBeVisible();
  await ben.goto('about:blank');
  await ben.goto(room);
  await expect(gone).toBeVisible();
});

test('playing again: a seat is kept for each, and taken by one press', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben } = await company(browser, baseURL!);
  await begin(anna, ben);
  await giveUp(ben);
  await anna.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(anna.locator('.co-seat').nth(1)).toContainText('Kept for Ben');
  await ben.getByRole('dialog').getByRole('button', { name: 'To the new table' }).click();
  await expect(ben.locator('.co-seat').nth(1)).toContainText('Kept for you');
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await expect(anna.locator('.co-seat').nth(1)).toContainText('Ben');
  await begin(anna, ben);
});
