// Games as files: out, in again elsewhere, and what is not a game.
import type { TableFile } from '@castellan/room';
import { forgedFile } from '@castellan/room/testing';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, listen, test, withoutServiceWorker } from './journey.ts';
import { policies } from './policy.ts';
import { browserWith, quietSettings } from './settings.ts';
import { against, choose, english, lookFrom, play, sitDown, withSaved } from './table.ts';

const menuItem = (page: Page, label: string) =>
  page.locator('.cw-menu button').filter({ hasText: label });

async function give(page: Page, name: string, text: string): Promise<void> {
  await page.locator('.cw-file input').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('export, import in another browser, replay and play on', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await sitDown(page, against('card-kingdoms', 3, 'export'));
  await play(page, { policy: policies['card-kingdoms'], most: 14 });
  await page.getByRole('button', { name: english('menu') }).click();
  const download = page.waitForEvent('download');
  await menuItem(page, english('exportFile')).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^card-kingdoms-[0-9a-f]{12}\.castellan\.json$/);
  // Where it went is said, where it can be seen.
  await expect(page.locator('.cw-notices')).toContainText(
    english('exported', { file: file.suggestedFilename() }),
  );
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const text = await readFile(await file.path(), 'utf8');

  const elsewhere = await browser.newContext({
    storageState: browserWith(quietSettings, baseURL!),
  });
  await withoutServiceWorker(elsewhere);
  listen(elsewhere, complaints);
  const there = await elsewhere.newPage();
  await there.goto('/#/import');
  await give(there, file.suggestedFilename(), text);
  await expect(there.getByText(english('importReady'))).toBeVisible();
  await there.getByText(english('importWatch')).click();

  const at = there.locator('.cw-slider');
  const total = Number(await at.getAttribute('max'));
  expect(total).toBeGreaterThan(14);
  const press = (name: string) => there.getByRole('button', { name, exact: true }).click();
  await press(english('toEnd'));
  await expect(at).toHaveValue(String(total));
  await press(english('toStart'));
  await expect(at).toHaveValue('0');
  await press(english('stepOn'));
  await expect(at).toHaveValue('1');
  await press(english('stepOn'));
  await press(english('stepBack'));
  await expect(at).toHaveValue('1');
  await press(english('turnOn'));
  await press(english('turnOn'));
  await expect(there.locator('.cw-controls-step')).toContainText('turn 2');
  await press(english('turnBack'));
  await expect(there.locator('.cw-controls-step')).toContainText('turn 1');
  await press(english('toEnd'));
  await expect(at).toHaveValue(String(total));

  // The game is still on: people with its file see in the replay what its player saw.
  const from = lookFrom(there);
  await from.click();
  await expect(there.getByRole('option')).toHaveCount(2);
  await there.keyboard.press('Escape');
  const dukes = there.locator('.cw-board [data-ref*=":duke:"]');
  await expect(dukes).toHaveCount(1);
  await choose(from, 'spectator');
  await expect(dukes).toHaveCount(0);

  await there.getByRole('link', { name: english('continueGame') }).click();
  await expect(there.locator('.ct-decision[data-decision]')).toBeVisible();
  await elsewhere.close();
});

test('what is damaged or foreign is refused in clear words and harms nothing', async ({ page }) => {
  await sitDown(page, against('shadowgate', 2, 'harm'));
  await play(page, { policy: policies.shadowgate, most: 3 });
  await page.goto('/#/');
  const download = page.waitForEvent('download');
  await withSaved(page, 'export');
  const text = await readFile(await (await download).path(), 'utf8');
  const table = JSON.parse(text) as TableFile;
  const answered = table.log.findIndex(entry => 'answer' in entry);
  const { answer } = table.log[answered] as { answer: object };

  await page.goto('/#/import');
  const bad = page.locator('.cw-import-bad');
  const cases: readonly (readonly [file: string, text: string, said: string])[] = [
    ['cut.castellan.json', text.slice(0, text.length / 2), english('badNotJson')],
    ['picture.png', '\u0089PNG\r\n\u001a\n', english('badNotJson')],
    ['foreign.json', JSON.stringify({ white: 'Anna', moves: ['e4'] }), english('badNotASave')],
    ['later.json', JSON.stringify({ ...table, castellan: 9 }), english('badNewerFormat')],
    [
      'chess.json',
      forgedFile(table, { game: 'chess' }),
      english('badUnknownGame', { game: 'chess' }),
    ],
    [
      'bent.json',
      JSON.stringify({
        ...table,
        log: table.log.with(answered, {
          type: 'answered',
          answer: { ...answer, picks: ['no-such-thing'] },
        }),
      }),
      english('badReplay'),
    ],
  ];
  for (const [name, content, said] of cases) {
    await give(page, name, content);
    await expect(bad, name).toContainText(said);
    await expect(bad).toContainText(english('nothingChanged'));
  }
  await page.goto('/#/import/this-is-no-game');
  await expect(bad).toContainText(english('badBrokenLink'));

  await page.goto('/#/');
  await expect(page.locator('.cw-saved-row')).toHaveCount(1);
  await withSaved(page, 'continueGame');
  await play(page, { policy: policies.shadowgate, most: 1 });
});

test('a link holds the whole game', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(page, against('shadowgate', 2, 'link'));
  await play(page, { policy: policies.shadowgate, most: 4 });
  await page.getByRole('button', { name: english('menu') }).click();
  await menuItem(page, english('copyLink')).click();
  await expect(page.locator('.cw-notices')).toContainText(english('linkCopied'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // An app on a phone has no line for addresses: it is pasted there, and half of it is refused.
  await page.goto('/#/import');
  const paste = async (text: string): Promise<void> => {
    await page.getByLabel(english('importLink')).fill(text);
    await page.getByRole('button', { name: english('importOpen') }).click();
  };
  await paste(link.slice(0, -40));
  await expect(page.getByText(english('badBrokenLink'))).toBeVisible();
  await paste(link);
  await expect(page.getByText(english('importReady'))).toBeVisible();
  await page.goto('/#/');
  await page.goto(link);
  await expect(page.getByText(english('importReady'))).toBeVisible();
  await page.getByText(english('importAdd')).click();
  await play(page, { policy: policies.shadowgate, most: 1 });
});
