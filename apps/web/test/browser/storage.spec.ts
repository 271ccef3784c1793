// A browser whose storage does not answer, or is held by another tab: the page says so, and there is a way on.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { policies } from './policy.ts';
import { against, english, play, setUp } from './table.ts';

/** A tab of our address that is none of our pages, and holds the database as an older version left it. */
async function holder(context: BrowserContext): Promise<Page> {
  await context.route('**/holder', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>holder</title>' }),
  );
  const page = await context.newPage();
  await page.goto('/holder');
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const request = indexedDB.open('castellan', 1);
        request.addEventListener('success', () => resolve(Object.assign(window, { request })));
      }),
  );
  return page;
}

test('a database that never answers: the page says so, and you can play without it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/');
  await expect(page.locator('#app'), 'the page is not blank').not.toBeEmpty();
  await expect(page.getByRole('heading', { name: english('storeWaits') })).toBeVisible();
  await expect(page.getByText(english('storeSilent'))).toBeVisible();
  await keepPicture(page, 'store-silent');
  await page.setViewportSize({ width: 390, height: 844 });
  await keepPicture(page, 'store-silent');
  await page.getByRole('button', { name: english('goOnWithout') }).click();
  await expect(page.getByRole('note')).toContainText(english('storeSilent'));
  await keepPicture(page, 'store-silent-lobby');
  await setUp(page, against('shadowgate', 2, 'without'));
  expect((await play(page, { policy: policies.shadowgate, most: 2 })).answers).toBe(2);
});

test('another tab holds an older database: the page says so, and the games are there when it is gone', async ({
  page,
  context,
}) => {
  const other = await holder(context);
  await page.goto('/');
  await expect(page.locator('#app')).not.toBeEmpty();
  await expect(page.getByText(english('notKept')), 'this is no private window').toHaveCount(0);
  await expect(page.getByText(english('storeBlocked'))).toBeVisible();
  await keepPicture(page, 'store-blocked');
  await other.close();
  await expect(page.getByRole('heading', { name: english('lobbyTitle') })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  await setUp(page, against('shadowgate', 2, 'held'));
  await play(page, { policy: policies.shadowgate, most: 1 });
  await page.goto('/#/');
  await page.reload();
  await expect(page.locator('.cw-saved-row')).toHaveCount(1);
});

test('a newer tab changes the structure of the database: this one is told to reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: english('lobbyTitle') }).waitFor();
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('castellan', 99);
        request.addEventListener('success', () => resolve(request.result.close()));
        request.addEventListener('error', reject);
      }),
  );
  await expect(page.locator('.cw-update')).toContainText(english('storeClosed'));
  // And a page that is older than the database says that, not that this is a private window.
  await page.reload();
  await expect(page.getByRole('note')).toContainText(english('notKeptNewer'));
});

test('a database that opens and then answers nothing: the games to play are there, and what is amiss', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const never = (): EventTarget => new EventTarget();
    IDBDatabase.prototype.transaction = () =>
      ({
        objectStore: () => ({ get: never, getAll: never, getAllKeys: never, put: never }),
        commit: () => {},
        addEventListener: () => {},
      }) as unknown as IDBTransaction;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: english('lobbyTitle') })).toBeVisible();
  await expect(page.getByRole('note')).toContainText(english('storeSilent'));
});
