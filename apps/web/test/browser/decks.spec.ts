// An owner's own cards: entered by keys alone, played with, sent to a browser that has none, and laid on a table of friends.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, listen, test, withoutServiceWorker } from './journey.ts';
import { policies } from './policy.ts';
import { browserWith, quietSettings } from './settings.ts';
import { choosePlayers, english, play } from './table.ts';
import { check } from './wrongs.ts';

const ADVENTURERS = 16;
const named = Array.from({ length: ADVENTURERS }, (_, n) => `Ours ${n + 1}`).join('\n');

/** As cells that were copied elsewhere come in. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate(cells => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);

test('own cards are entered, played with, sent by link and file, and seen before one sits down', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/#/cards/villages');
  await page.getByRole('link', { name: english('ownCards') }).click();
  await button('New deck').click();
  const lit = page.locator('td[data-lit]');
  await lit.focus();
  await page.keyboard.type('1w1h');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.cw-deck-progress')).toHaveText('1 of 56 complete');
  await expect(lit).toContainText('2shadow');

  // What can't be read is named, and can be taken back.
  await page.keyboard.type('2shade');
  await page.keyboard.press('Enter');
  await button('One thing to fix').click();
  await button('Use “2shadow”').click();
  await expect(button('One thing to fix')).toHaveCount(0);

  // A press lights a cell, and what is typed replaces what is in it; a second press changes it.
  const cell = page.locator('td[data-column="name"]').nth(3);
  await cell.click();
  await page.keyboard.type('Chandler');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('Chandler');
  await cell.click();
  await cell.click();
  await page.keyboard.type('s');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('Chandlers');
  await lit.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await paste(page, named);
  await expect(page.getByRole('gridcell', { name: 'Ours 16' })).toBeVisible();
  await check(page, 'deck');

  await button('Share').click();
  const link = await page.getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.getByText('16 cards play differently')).toBeVisible();
  await page.locator('.cw-setup-start button').click();
  await expect(page.locator('.cw-board')).toContainText('Ours');
  await play(page, { policy: policies.villages, most: 1 });
  await page.getByRole('button', { name: english('menu') }).click();
  const download = page.waitForEvent('download');
  await page
    .locator('.cw-menu button')
    .filter({ hasText: english('exportFile') })
    .click();
  const file = await readFile(await (await download).path());

  // A browser that has never seen the deck has it from the file of the game, and from the link.
  const elsewhere = await browser.newContext({
    storageState: browserWith({ ...quietSettings, name: 'Ben' }, baseURL!),
  });
  await withoutServiceWorker(elsewhere);
  listen(elsewhere, complaints);
  const there = await elsewhere.newPage();
  await there.goto('/#/import');
  await there.locator('.cw-file input').setInputFiles({
    name: 'ours.castellan.json',
    mimeType: 'application/json',
    buffer: file,
  });
  await there.getByText(english('importWatch')).click();
  await expect(there.locator('.cw-board')).toContainText('Ours');
  await there.goto(link);
  await expect(there.getByText('16 cards play differently')).toBeVisible();
  await there.getByRole('button', { name: 'Keep this deck' }).click();
  await expect(there.getByRole('gridcell', { name: 'Ours 16' })).toBeVisible();

  await page.goto('/#/friends');
  await page.locator('.co-name button').click();
  await page.locator('.co-new a[href$="villages"]').click();
  await choosePlayers(page, 2);
  await page.getByRole('combobox', { name: 'Cards' }).click();
  await page.getByRole('option', { name: 'My cards' }).click();
  await page.locator('.cw-setup-start button').click();
  const table = await page.locator('.co-link input').inputValue();
  await there.goto(`/${table.slice(table.indexOf('#'))}`);
  // Before Ben says who he is.
  await there.getByRole('button', { name: 'Cards: My cards (16 differ)' }).click();
  await expect(there.locator('dialog[open]')).toContainText('Ours 16');
  await there.keyboard.press('Escape');
  await there.locator('.co-name button').click();
  await expect(there.locator('.co-seat[data-own]')).toBeVisible();
  await page.locator('.co-start').click();
  await expect(there.locator('.cw-board')).toContainText('Ours');
  await elsewhere.close();
});
