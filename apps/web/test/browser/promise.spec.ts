// The promise: there from the start, to be kept; and what the page says of a game that comes back.
import { readFile } from 'node:fs/promises';
import type { TableFile } from '@castellan/room';
import { readTableFile, saveIn } from '@castellan/room';
import { forgedFile } from '@castellan/room/testing';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { against, english, lookFrom, play, setUp } from './table.ts';

test('is kept from the start, and compared with the game that comes back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setUp(page, against('card-kingdoms', 2, 'promise'));
  const menu = page.getByRole('button', { name: english('menu') });
  await menu.click();
  await page
    .locator('.cw-menu button')
    .filter({ hasText: english('fairness') })
    .click();
  await expect(page.getByText(english('fairnessPromise'))).toBeVisible();
  await page.getByRole('button', { name: english('copyPromise') }).click();
  await expect(page.locator('.cw-notices')).toContainText(english('promiseCopied'));
  const promise = await page.evaluate(() => navigator.clipboard.readText());
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  await page.keyboard.press('Escape');

  await play(page, { policy: policies['card-kingdoms'], most: 6 });
  await menu.click();
  const download = page.waitForEvent('download');
  await page
    .locator('.cw-menu button')
    .filter({ hasText: english('exportFile') })
    .click();
  const text = await readFile(await (await download).path(), 'utf8');
  const file = JSON.parse(text) as TableFile;
  const save = saveIn(readTableFile(file))!;
  expect(save.commitment).toBe(promise);
  expect(save.seating).toHaveLength(2);

  const give = async (content: string): Promise<void> => {
    await page.goto('/#/');
    await page.goto('/#/import');
    await page.locator('.cw-file input').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await expect(page.getByText(english('importReady'))).toBeVisible();
    await page.getByText(english('checks')).click();
  };
  const checks = page.locator('.cw-checks');
  await give(text);
  await expect(checks.locator('li[data-verified]')).toHaveCount(4);
  await expect(checks).toContainText(english('unsurePromise'));
  await checks.getByLabel(english('keptPromise')).fill(promise);
  await expect(checks.locator('li[data-verified]')).toHaveCount(5);
  await expect(checks).toContainText(english('surePromise'));

  // Someone who changes who sat there can make another promise, but not the one that was kept.
  const seating = save.seating!.map(seat => ({ ...seat, name: 'Eve' }));
  await give(forgedFile(file, {}, { seating }));
  await checks.getByLabel(english('keptPromise')).fill(promise);
  await expect(checks).toContainText(english('otherPromise'));

  await page.getByText(english('importWatch')).click();
  await page.getByText(english('checks')).click();
  await expect(checks).toContainText(english('sureEvents'));
  await lookFrom(page).click();
  await expect(page.getByRole('option', { name: 'Eve' }).first()).toBeVisible();
});
