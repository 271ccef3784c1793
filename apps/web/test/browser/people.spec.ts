// What you have played on a server: in figures, table by table, the ranking, and the game of the day.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { dailySeed, dayOf } from '@castellan/protocol';
import { begin, company, known, openMenu } from './devices.ts';

const RATED = { rated: true, undo: 'off', clock: { kind: 'move', seconds: 600 } } as const;

async function giveUp(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
}

/** Nothing stands out at the side of a phone. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('two play rated: both find the table, their ratings and figures', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben } = await company(browser, baseURL!, RATED);
  await begin(anna, ben);
  await giveUp(ben);
  await expect(anna.getByText('You won: the others gave up.').first()).toBeVisible();
  await expect(async () => {
    await anna.goto(`${baseURL}/#/people`);
    await anna.reload();
    await expect(anna.locator('.cp-rating b')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const points = Number(await anna.locator('.cp-rating b').textContent());
  expect(points).toBeGreaterThan(1500);
  await expect(anna.locator('.cp-tile')).toHaveCount(1);
  // The end of the game itself, drawn small.
  await anna.locator('.cp-tile').scrollIntoViewIfNeeded();
  await expect(anna.locator('.cp-tile .ct-stage .ct-card').first()).toBeVisible();
  await anna.setViewportSize({ width: 1440, height: 900 });
  await anna.setViewportSize({ width: 390, height: 664 });
  await fits(anna);
  await anna.getByRole('link', { name: 'Your tables' }).click();
  await expect(anna.locator('.cp-row .cp-change[data-up]')).toBeVisible();
  await fits(anna);
  await anna.setViewportSize({ width: 1440, height: 900 });
  const saved = anna.waitForEvent('download');
  await anna.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('castellan-tables.csv');
  await anna.getByRole('link', { name: 'Watch again' }).click();
  await expect(anna).toHaveURL(/#\/watch\//);
  await ben.goto(`${baseURL}/#/people/tables`);
  await expect(ben.locator('.cp-row')).toContainText('left early');
});

test('the screens about what one has played hold together', async ({ browser, baseURL }) => {
  const anna = await known(browser, baseURL!, 'Anna');
  await anna.goto(`${baseURL}/#/people`);
  await expect(anna.locator('.cp-banner h2')).toHaveText('Anna');
  await expect(anna.locator('.cp-empty')).toContainText('Nothing here yet');
  await anna.locator('input[value=nobody]').check();
  await expect(anna.getByText('Your name isn’t on any list either.')).toBeVisible();
  await anna.reload();
  await expect(anna.locator('input[value=nobody]')).toBeChecked();
  await anna.getByRole('link', { name: 'Ranking' }).first().click();
  await expect(anna.locator('.cp-empty')).toContainText('10 rated games');
  await anna.getByRole('link', { name: 'Game of the day' }).click();
  await expect(anna.locator('.cp-dailies > li')).toHaveCount(5);
  await anna.setViewportSize({ width: 1440, height: 900 });
  await anna.setViewportSize({ width: 390, height: 664 });
  await fits(anna);
  await anna.getByRole('button', { name: 'Play: Villages' }).click();
  await expect(anna).toHaveURL(/#\/table\//);
  const seeds = await anna.evaluate(
    () =>
      new Promise<string>(resolve => {
        const asked = indexedDB.open('castellan');
        asked.onsuccess = () => {
          const all = asked.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );
  expect(seeds).toContain(dailySeed(dayOf(Date.now()), 'villages'));
});

test('among strangers: a phrase, a report, a block that holds', async ({ browser, baseURL }) => {
  const { anna, ben } = await company(browser, baseURL!, { open: true });
  const phrase = (name: string) => ben.getByRole('button', { name, exact: true });
  await phrase('Good luck!').click();
  await expect(anna.locator('.co-lines')).toContainText('Good luck!');
  await expect(anna.getByLabel('Say something')).toHaveCount(0);
  const trouble = anna.getByRole('button', { name: 'Trouble with Ben' });
  await trouble.click();
  await anna.getByRole('button', { name: 'Send to the moderators' }).click();
  await expect(anna.getByText('Thank you. A moderator will look at it.')).toBeVisible();
  await trouble.click();
  await anna.getByRole('button', { name: 'Block Ben' }).click();
  await expect(anna.getByText('You have blocked Ben.')).toBeVisible();
  await phrase('Shall we play again?').click();
  await expect(ben.locator('.co-lines')).toContainText('Shall we play again?');
  await anna.reload();
  await expect(anna.locator('.co-chat')).toContainText('Nothing has been said yet.');
  await anna.goto(`${baseURL}/#/friends/account`);
  await anna.getByRole('button', { name: 'Unblock Ben' }).click();
  await expect(anna.getByRole('button', { name: 'Unblock Ben' })).toHaveCount(0);
});
