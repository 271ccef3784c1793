// A tournament in the page: opened, entered, drawn, played to its end, and looked at on a phone.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { known, openMenu, sent } from './devices.ts';

const PASSWORD = 'a long pass phrase';

interface Seen {
  readonly yourTable: string | null;
}

/** Gives up at the table where they are waited for. */
async function giveUp(page: Page, id: string): Promise<void> {
  let table = '';
  await expect(async () => {
    const view = await page.evaluate(
      async at => (await (await fetch(`/api/tournaments/${at}`)).json()) as Seen,
      id,
    );
    expect(view.yourTable).not.toBeNull();
    table = view.yourTable!;
  }).toPass();
  await page.goto(`${page.url().split('#')[0]}#/room/${table}`);
  await openMenu(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
}

test('someone opens a knock-out, two come, and who is left has won', async ({
  browser,
  baseURL,
}) => {
  const anna = await known(browser, baseURL!, 'Anna');
  const [ben, cora] = [
    await known(browser, baseURL!, 'Ben'),
    await known(browser, baseURL!, 'Cora'),
  ];
  await anna.goto(`${baseURL}/#/people/tournaments`);
  // A guest is told what it takes.
  await expect(anna.getByText('You need an account to open a tournament.')).toBeVisible();
  const name = `Anna ${Date.now().toString(36)}`;
  await sent(anna, '/api/account/keep', { by: 'password', name, password: PASSWORD });
  await anna.reload();
  await anna.getByRole('button', { name: 'Open a tournament' }).click();
  await anna.locator('input[value=knockout]').check();
  await anna.getByRole('combobox', { name: 'Players needed' }).click();
  await anna.getByRole('option', { name: '3', exact: true }).click();
  await anna.getByRole('button', { name: 'Open the tournament' }).click();
  await expect(anna).toHaveURL(/#\/people\/tournaments\/[0-9a-f]+/);
  await expect(anna.getByText('1 of 3 players')).toBeVisible();
  const id = anna.url().split('/').at(-1)!;
  for (const one of [ben, cora]) {
    await one.goto(`${baseURL}/#/people/tournaments/${id}`);
    await one.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(one.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0);
  }
  // Of three, two play and one has the round off.
  await expect(anna.locator('.ctn-board')).toHaveCount(2);
  await expect(anna.getByText('sits this round out')).toBeVisible();
  await expect(anna.locator('.ctn-standings tbody tr')).toHaveCount(3);
  await anna.setViewportSize({ width: 390, height: 664 });
  const wide = await anna.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expect(anna.locator('.ctn-board a')).toHaveCount(1);
  const players = [anna, ben, cora];
  const tables = await Promise.all(
    players.map(one =>
      one.evaluate(
        async at => ((await (await fetch(`/api/tournaments/${at}`)).json()) as Seen).yourTable,
        id,
      ),
    ),
  );
  await giveUp(
    players.find((_, i) => tables[i] !== null)!,
    id,
  );
  const free = players.find((_, i) => tables[i] === null)!;
  await free.goto(`${baseURL}/#/people/tournaments/${id}`);
  await expect(free.getByText('Round 2 starts at')).toBeVisible();
});
