// Back closes what lies open before it leaves the table, on a desk and on a phone; and it still leads back after a reload.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { against, english, list, play, setUp } from './table.ts';

/** A table with the lobby before it in the history. */
async function sitFromLobby(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.cw-tile').first().waitFor();
  await setUp(page, against('card-kingdoms', 2, 'back'));
  await play(page, {
    policy: policies['card-kingdoms'],
    until: ({ options }) => options.some(id => id.startsWith('recruit:')),
  });
}

interface Opening {
  readonly name: string;
  /** What is seen while it is open. */
  readonly shown: string;
  open(page: Page): Promise<void>;
}

const card = '[data-zone-id="kingdom"] button.ct-thing';

const openings: readonly Opening[] = [
  { name: 'a card', shown: '.ct-zoom[open]', open: page => page.locator(card).first().click() },
  {
    name: 'the menu',
    shown: '.cw-menu',
    open: page => page.getByRole('button', { name: english('menu') }).click(),
  },
  {
    name: 'the list of all options',
    shown: '.ct-rail__list[data-open]',
    open: page => list(page, true),
  },
  {
    name: 'a rival',
    shown: '.ct-drawer',
    open: page => page.locator('.ct-plate__name > button').first().click(),
  },
  { name: 'the keys', shown: '.ct-keys', open: page => page.keyboard.press('?') },
];

async function backCloses(page: Page, all: readonly Opening[]): Promise<void> {
  await sitFromLobby(page);
  await list(page, false);
  const table = page.url();
  for (const { name, shown, open } of all) {
    await open(page);
    await expect(page.locator(shown), name).toBeVisible();
    await page.goBack();
    await expect(page.locator(shown), name).toHaveCount(0);
    expect(page.url(), name).toBe(table);
  }
  // Closed by hand, it leaves nothing behind that a press on Back would have to leave first.
  for (const { name, shown, open } of all) {
    await open(page);
    await expect(page.locator(shown), name).toBeVisible();
    await page.keyboard.press('Escape');
    if (shown.includes('list')) await list(page, false);
    await expect(page.locator(shown), name).toHaveCount(0);
  }
  await page.waitForFunction(() => history.state === null);
  await page.goBack();
  await expect(page).toHaveURL(/#\/setup/);
}

test('Back closes what lies open, then leaves the table', async ({ page }) => {
  await backCloses(page, openings);
});

test('one after the other: a page of the menu, the menu, the list', async ({ page }) => {
  await sitFromLobby(page);
  await list(page, true);
  await page.getByRole('button', { name: english('menu') }).click();
  await page.locator('.cw-menu').getByText(english('rules')).click();
  await expect(page.locator('.cw-menu')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.cw-menu')).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.ct-rail__list[data-open]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.ct-rail__list[data-open]')).toHaveCount(0);
  expect(page.url()).toContain('#/table/');
});

test('after a reload Back leads where it led before', async ({ page }) => {
  await sitFromLobby(page);
  await page.getByRole('button', { name: english('menu') }).click();
  await page.reload();
  await page.locator('.ct-stage').waitFor();
  await page.waitForFunction(() => history.state === null);
  expect(page.url()).toContain('#/table/');
  await page.goBack();
  await expect(page).toHaveURL(/#\/setup/);
});

test('from the menu to another screen, Back comes to the table at once', async ({ page }) => {
  await sitFromLobby(page);
  const table = page.url();
  await page.getByRole('button', { name: english('menu') }).click();
  await page.locator('.cw-menu').getByText(english('leave')).click();
  await page.locator('.cw-saved-row').waitFor();
  await page.goBack();
  await page.locator('.ct-stage').waitFor();
  expect(page.url()).toBe(table);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goForward();
  await page.locator('.cw-saved-row').waitFor();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('Back closes what lies open there, too', async ({ page }) => {
    await backCloses(page, [
      ...openings.filter(({ name }) => name !== 'the keys'),
      {
        name: 'the log',
        shown: '.cw-log-dialog',
        open: page => page.getByRole('button', { name: english('log') }).click(),
      },
    ]);
  });
});
